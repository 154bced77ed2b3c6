import { useEffect, useState } from 'react';
import type { MathPlugins } from './mathPlugins.ts';

const noPlugins: MathPlugins = { remark: [], rehype: [] };
let loadedPlugins: MathPlugins | undefined;

/** Whether a text has math between dollar signs, outside of code. */
export function hasMath(text: string): boolean {
  const prose = text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replaceAll(/`[^`]*`/g, '');
  return /(?:^|[^\\])\$/.test(prose);
}

/** Preloads the plugins, so that the next text with math renders without a loading state. */
export async function loadMath(): Promise<MathPlugins> {
  // Shows the text with its dollar signs if the plugins do not load (offline).
  loadedPlugins ??= await import('./math.ts').then(({ math }) => math).catch(() => noPlugins);
  return loadedPlugins;
}

/** The plugins for a text: none if it has no math, undefined while they load. */
export function useMath(text: string): MathPlugins | undefined {
  const isNeeded = hasMath(text);
  const [plugins, setPlugins] = useState(loadedPlugins);
  useEffect(() => {
    if (!isNeeded || plugins) return;
    let isStopped = false;
    const load = async () => {
      const plugin = await loadMath();
      if (!isStopped) setPlugins(plugin);
    };
    void load();
    return () => {
      isStopped = true;
    };
  }, [isNeeded, plugins]);
  return isNeeded ? plugins : noPlugins;
}
