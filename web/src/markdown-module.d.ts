/** An authored text as the build hands it to the client (see markdown-modules.ts beside vite.config.ts). */
declare module '*.md' {
  /** The front matter. */
  export const attributes: Readonly<Record<string, unknown>>;
  /** The markdown below it. */
  export const body: string;
}
