import { useEffect, useState } from 'react';

/** Distance from the top of the viewport at which a heading becomes the current one. */
const activationLinePx = 120;

/** Returns the ID of the last heading above the activation line (scroll spy). */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    let frameId = 0;
    const update = () => {
      frameId = 0;
      const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const headingsAbove = headings.filter(
        (heading) => heading.getBoundingClientRect().top <= activationLinePx,
      );
      setCurrentId((isAtEnd && window.scrollY > 0 ? headings : headingsAbove).at(-1)?.id);
    };
    const scheduleUpdate = () => {
      if (frameId === 0) frameId = requestAnimationFrame(update);
    };
    update();
    // Captures the scroll events of a container, which do not bubble.
    window.addEventListener('scroll', scheduleUpdate, { passive: true, capture: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frameId);
      window.removeEventListener('scroll', scheduleUpdate, { capture: true });
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [ids]);
  return currentId;
}
