import { useEffect, useState } from 'react';
import type { MathsPlugins } from './mathPlugins.ts';

const none: MathsPlugins = { remark: [], rehype: [] };
let loaded: MathsPlugins | undefined;

/** Whether a text has maths between dollars, outside of code. */
export function hasMaths(text: string): boolean {
  const prose = text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replaceAll(/`[^`]*`/g, '');
  return /(?:^|[^\\])\$/.test(prose);
}

/** Loads the plugins beforehand, so that the next text with maths is set at its first drawing. */
export async function loadMaths(): Promise<MathsPlugins> {
  // Without them (offline) the text is shown with its dollars.
  loaded ??= await import('./math.ts').then(({ maths }) => maths).catch(() => none);
  return loaded;
}

/** The plugins for a text: none if it has no maths, undefined while those for maths are on their way. */
export function useMaths(text: string): MathsPlugins | undefined {
  const isNeeded = hasMaths(text);
  const [plugins, setPlugins] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || plugins) return;
    let isStopped = false;
    const load = async () => {
      const plugin = await loadMaths();
      if (!isStopped) setPlugins(plugin);
    };
    void load();
    return () => {
      isStopped = true;
    };
  }, [isNeeded, plugins]);
  return isNeeded ? plugins : none;
}
