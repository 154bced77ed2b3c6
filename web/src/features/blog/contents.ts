import GithubSlugger from 'github-slugger';

/** A heading of an article. `id` is its element's ID on the page. */
export interface ContentsEntry {
  readonly level: 1 | 2 | 3;
  readonly text: string;
  readonly id: string;
}

/**
 * Lists the headings of levels 1 to 3. The slugger numbers repeated headings, so it also gets the deeper ones. The IDs
 * then match the rendered page.
 */
export function contentsOf(markdown: string): ContentsEntry[] {
  const slugger = new GithubSlugger();
  const withoutCode = markdown.replace(/^(```|~~~)[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '');
  return [...withoutCode.matchAll(/^(#{1,6}) +(.+?)(?: +#+)? *$/gm)].flatMap(
    ([, hashes = '', source = '']) => {
      const text = source.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
      const id = slugger.slug(text);
      const level = hashes.length;
      return level === 1 || level === 2 || level === 3 ? [{ level, text, id }] : [];
    },
  );
}
