import type { MouseEvent } from 'react';
import { findHashTarget } from '../../shared/hashTarget.ts';

/** Scrolls smoothly to a clicked `#hash` link, except with `prefers-reduced-motion`. */
export function scrollToHash(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hash = link?.getAttribute('href');
  if (!hash?.startsWith('#') || hash === '#') return;
  const target = findHashTarget(hash);
  if (!target) return;
  event.preventDefault();
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (window.location.hash !== hash) window.history.pushState(window.history.state, '', hash);
  target.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
