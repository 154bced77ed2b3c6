import editorWorker from 'monaco-editor/editor/editor.worker?worker&url';
import { startWorker } from '../../../shared/startWorker.ts';

interface PolicyFactory {
  createPolicy(name: 'monaco', rules: { readonly createHTML: (markup: string) => string }): unknown;
}

/**
 * The editor writes the lines that it draws as markup which it has escaped. Each of its parts asks for a Trusted Types
 * policy of its own; they get this one, so that the server's headers need not name them all.
 */
const policy = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
  'monaco',
  { createHTML: (markup) => markup },
);

/** Loaded before any part of the editor (CodeEditor.tsx): they ask when they are loaded. */
Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: () => startWorker(editorWorker),
    createTrustedTypesPolicy: () => policy,
  },
});
