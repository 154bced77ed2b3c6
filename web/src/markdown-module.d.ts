/** A Markdown file as a module; see web/markdown-modules.ts. */
declare module '*.md' {
  /** Front matter. */
  export const attributes: Readonly<Record<string, unknown>>;
  /** Markdown below the front matter. */
  export const body: string;
}
