/** The picture lies flat once the page was scrolled this far; the same as in ProductPicture.module.css. */
const flatAtPx = 560;
const tiltDegrees = 16;
const smallerBy = 0.035;

/**
 * Lays the product's picture back and lets it rise as the page scrolls; not for those who want less motion. Returns what
 * ends it.
 */
export function tiltOnScroll(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let frame = 0;
  const tilt = () => {
    frame = 0;
    const rest = 1 - Math.min(1, Math.max(0, window.scrollY / flatAtPx));
    const transform = rest === 0 ? '' : `rotateX(${tiltDegrees * rest}deg) scale(${1 - smallerBy * rest})`;
    // Found anew each time: the client may have drawn the page again.
    for (const picture of document.querySelectorAll<HTMLElement>('[data-tilts]'))
      picture.style.transform = transform;
  };
  const scrolled = () => {
    if (frame === 0) frame = requestAnimationFrame(tilt);
  };
  tilt();
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', scrolled);
  };
}
