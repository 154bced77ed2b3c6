import { markdownModule } from '../markdown-modules.ts';

/** Jest's way to what vite.config.ts does with authored texts. */
export default {
  process: (source: string) => ({ code: markdownModule(source) }),
  processAsync: (source: string) => Promise.resolve({ code: markdownModule(source) }),
};
