import { useEffect, useState } from 'react';

/** How far below the window's top a heading counts as being read. */
const readingLinePx = 120;

/** The id of the heading whose part is being read: the last one above the reading line. */
export function useReadHeading(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null);
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= readingLinePx);
      setRead((isAtEnd && window.scrollY > 0 ? headings : passed).at(-1)?.id);
    };
    const scrolled = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', scrolled);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', scrolled);
    };
  }, [ids]);
  return read;
}
