import GithubSlugger from 'github-slugger';

/** `id` is the ID of the heading element on the page. */
export interface Heading {
  readonly level: 1 | 2 | 3;
  readonly text: string;
  readonly id: string;
}

/** Lists headings of levels 1 to 3. Also slugs deeper ones, because the slugger numbers repeated headings. */
export function listHeadings(markdown: string): Heading[] {
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
