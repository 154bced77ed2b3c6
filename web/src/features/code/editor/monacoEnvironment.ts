import editorWorker from 'monaco-editor/editor/editor.worker?worker&url';
import { startWorker } from '../../../shared/startWorker.ts';

interface PolicyFactory {
  createPolicy(name: 'monaco', rules: { readonly createHTML: (markup: string) => string }): unknown;
}

/**
 * Monaco renders lines as HTML that it has escaped itself. Each of its modules requests a Trusted Types policy. They share
 * this one, so that the CSP header needs only one name.
 */
const policy = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
  'monaco',
  { createHTML: (markup) => markup },
);

// Monaco's modules read this when they load, so CodeEditor.tsx imports this file first.
Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: () => startWorker(editorWorker),
    createTrustedTypesPolicy: () => policy,
  },
});
