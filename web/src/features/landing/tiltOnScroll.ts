/** Scroll distance at which the tilt ends; same as in ProductScreenshot.module.css. */
const flatAtPx = 560;
const tiltDegrees = 16;
const maxShrink = 0.035;

/** Tilts the screenshot in browsers without scroll-driven animations. Returns a function that stops it. */
export function tiltOnScroll(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let frameId = 0;
  const tilt = () => {
    frameId = 0;
    const remainingShare = 1 - Math.min(1, Math.max(0, window.scrollY / flatAtPx));
    const transform =
      remainingShare === 0
        ? ''
        : `rotateX(${tiltDegrees * remainingShare}deg) scale(${1 - maxShrink * remainingShare})`;
    // Queried each time, because the client may have rendered the page again.
    for (const picture of document.querySelectorAll<HTMLElement>('[data-tilts]'))
      picture.style.transform = transform;
  };
  const scheduleTilt = () => {
    if (frameId === 0) frameId = requestAnimationFrame(tilt);
  };
  tilt();
  window.addEventListener('scroll', scheduleTilt, { passive: true });
  return () => {
    cancelAnimationFrame(frameId);
    window.removeEventListener('scroll', scheduleTilt);
  };
}
