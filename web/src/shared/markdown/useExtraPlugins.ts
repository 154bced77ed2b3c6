import { useEffect, useReducer } from 'react';
import type { Plugins } from './plugins.ts';

/** Few texts contain them. Their plugins are as large as all others together, so they are loaded for these texts only. */
export type Extra = 'html' | 'math';

const loaders: Readonly<Record<Extra, () => Promise<Plugins>>> = {
  html: () => import('rehype-raw').then(({ default: raw }) => ({ remark: [], rehype: [raw] })),
  math: () => import('./math.ts').then(({ math }) => math),
};
const noPlugins: Plugins = { remark: [], rehype: [] };
const loaded = new Map<Extra, Plugins>();

/** Whether a text contains HTML, or math between dollar signs, outside of code. */
export function extrasOf(text: string): Extra[] {
  const prose = text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replaceAll(/`[^`]*`/g, '');
  return [
    ...(/<[a-z/!?]/i.test(prose) ? ['html' as const] : []),
    ...(/(?:^|[^\\])\$/.test(prose) ? ['math' as const] : []),
  ];
}

/** Loads plugins, so that the next text renders without a loading state. */
export async function loadExtras(extras: readonly Extra[]): Promise<void> {
  await Promise.all(
    extras.map(async (extra) => {
      if (loaded.has(extra)) return;
      // Shows the text without HTML elements, or with dollar signs, if the plugins do not load (offline).
      loaded.set(extra, await loaders[extra]().catch(() => noPlugins));
    }),
  );
}

export type ExtraPlugins = Readonly<Record<Extra, Plugins>>;

/** The plugins for a text: empty if it does not need them, undefined until they are loaded. */
export function pluginsOf(text: string): ExtraPlugins | undefined {
  const extras = extrasOf(text);
  if (!extras.every((extra) => loaded.has(extra))) return undefined;
  const choose = (extra: Extra) => (extras.includes(extra) && loaded.get(extra)) || noPlugins;
  return { html: choose('html'), math: choose('math') };
}

/** Like `pluginsOf`. Loads missing plugins. */
export function useExtraPlugins(text: string): ExtraPlugins | undefined {
  const plugins = pluginsOf(text);
  const isMissing = plugins === undefined;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isMissing) return;
    let isStopped = false;
    const load = async () => {
      await loadExtras(extrasOf(text));
      if (!isStopped) rerender();
    };
    void load();
    return () => {
      isStopped = true;
    };
  }, [isMissing, text]);
  return plugins;
}
