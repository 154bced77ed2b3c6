/** Vite's manifest: output files by source module. */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
  >
>;

/** The files that modules need; imported styles come first. Throws if the build lacks a module. */
export function filesOf(manifest: Manifest, ...modules: readonly string[]): { css: string[]; js: string[] } {
  const css = new Set<string>();
  const js = new Set<string>();
  const visit = (module: string): void => {
    const entry = manifest[module];
    if (!entry) throw new Error(`The client's build has no module ${module}.`);
    if (js.has(entry.file)) return;
    js.add(entry.file);
    entry.imports?.forEach(visit);
    for (const file of entry.css ?? []) css.add(file);
  };
  modules.forEach(visit);
  return { css: [...css], js: [...js] };
}

export const preloadLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Replaces what is between `<!-- name -->` and `<!-- /name -->`. Throws if a marker is missing. */
export function fillSection(
  html: string,
  name: 'head' | 'files' | 'root',
  content: readonly string[],
): string {
  const [before, rest] = html.split(`<!-- ${name} -->`, 2);
  const [, after] = rest?.split(`<!-- /${name} -->`, 2) ?? [];
  if (before === undefined || after === undefined) throw new Error(`index.html has no section ${name}.`);
  return [before, `<!-- ${name} -->`, ...content, `<!-- /${name} -->`, after].join('\n');
}
