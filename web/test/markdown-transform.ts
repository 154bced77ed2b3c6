import { markdownModule } from '../markdown-modules.ts';

/** Jest transform for Markdown files; build-plugins.ts does the same for Vite. */
export default {
  process: (source: string) => ({ code: markdownModule(source) }),
  processAsync: (source: string) => Promise.resolve({ code: markdownModule(source) }),
};
