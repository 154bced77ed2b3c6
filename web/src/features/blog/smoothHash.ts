import type { MouseEvent } from 'react';

/**
 * Takes a press on a link within the page (`#part`) there smoothly, or at once for those who want less motion. The
 * address and the history are as with a plain link, and the keyboard goes on from there.
 */
export function followHash(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hash = link?.getAttribute('href');
  if (!hash?.startsWith('#') || hash === '#') return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (window.location.hash !== hash) window.history.pushState(window.history.state, '', hash);
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
