import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { readFrontMatter } from '../content/src/front-matter.ts';
import { markdownModule } from './markdown-modules.ts';

export function markdownModules(): Plugin {
  return {
    name: 'markdown-modules',
    transform: {
      filter: { id: /\/content\/(?:blog|pages)\/[\w-]+\.md$/ },
      handler: (source) => ({ code: markdownModule(source), map: null, moduleType: 'js' }),
    },
  };
}

/** Replaces the modules that read the public parts of the course from files. */
export function publicParts(): Plugin {
  return {
    name: 'public-parts',
    load: {
      filter: { id: /\/content\/course\/public-(?:parts|invariants)\.ts$/ },
      handler: (id) => (id.endsWith('/public-parts.ts') ? publicPartsModule() : invariantsModule),
    },
  };
}

const publicPartsModule = () =>
  [
    `export const frontMatter = ${JSON.stringify(readFrontMatter())};`,
    "const files = import.meta.glob('./problems/*/signature.ts', { eager: true, import: 'signature' });",
    'export const signatures = Object.values(files);',
  ].join('\n');

const invariantsModule = `
  const files = import.meta.glob('./problems/*/invariants.ts', { import: 'invariants' });
  export async function loadInvariants(path) {
    const found = Object.entries(files).filter(([file]) => file.endsWith('-' + path + '/invariants.ts'));
    return (await Promise.all(found.map(([, load]) => load()))).flat();
  }
`;

/** Adds preload links to index.html. Pages that hydrate later remove the scripts' (src/prerender/document.ts). */
export function preloadLinks(): Plugin {
  const link = (attrs: Record<string, string | true>) => ({ tag: 'link', attrs, injectTo: 'head' as const });
  return {
    name: 'preload-links',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const { js, css } = mainFiles(bundle);
        return [
          ...Object.keys(bundle)
            .filter((file) => /\/inter-latin-.*\.woff2$/.test(file))
            .map((file) =>
              link({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true }),
            ),
          ...css.map((file) => link({ rel: 'stylesheet', href: `/${file}`, crossorigin: true })),
          ...js.map((file) => link({ rel: 'modulepreload', href: `/${file}`, crossorigin: true })),
        ];
      },
    },
  };
}

function mainFiles(bundle: Rolldown.OutputBundle): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || js.has(file)) return;
    js.add(file);
    chunk.imports.forEach(visit);
    chunk.viteMetadata?.importedCss.forEach((name) => css.add(name));
  };
  const main = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/src/main.tsx'),
  );
  if (main) visit(main.fileName);
  return { js: [...js], css: [...css] };
}

/** Builds the server-side renderer of public pages after the client, into the same folder. */
export function prerenderer(): Plugin {
  let outDir = 'dist';
  let root = '.';
  return {
    name: 'prerenderer',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      ({ outDir } = config.build);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        logLevel: 'error',
        plugins: [publicParts(), markdownModules()],
        ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'production'] } },
        define: { 'process.env.NODE_ENV': '"production"' }, // else the build keeps React's development checks too
        oxc: { jsx: { runtime: 'automatic' } },
        worker: { format: 'es' },
        build: {
          ssr: 'src/prerender/prerender.tsx',
          outDir: `${outDir}/prerender`,
          emptyOutDir: true,
          target: 'node24',
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
        },
      });
    },
  };
}

/** The default quality of 11 compresses 4% better and takes twenty times as long. */
const brotliQuality = 9;

/** Writes a `.br` and a `.gz` file beside each asset that compresses well. The server sends them as they are. */
export function compressedAssets(): Plugin {
  let assets = '';
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      assets = resolve(root, outDir, 'assets');
    },
    closeBundle() {
      for (const file of globSync('**/*.{js,css,svg}', { cwd: assets })) {
        const path = resolve(assets, file);
        const content = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
