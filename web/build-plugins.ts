import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import {
  countPracticeProblems,
  readFrontMatter,
  readNeeds,
  readPracticeFrontMatter,
} from '../content/src/front-matter.ts';
import { markdownModule } from './markdown-modules.ts';
import { fillSection, filesOf, preloadLink, type Manifest } from './src/prerender/manifest.ts';
import { breakpoints } from './src/shared/breakpoints.ts';

export function markdownModules(): Plugin {
  return {
    name: 'markdown-modules',
    transform: {
      filter: { id: /\/content\/(?:blog|pages)\/[\w-]+\.md$/ },
      handler: (source) => ({ code: markdownModule(source), map: null, moduleType: 'js' }),
    },
  };
}

/** Replaces `(--below-md)` and `(--from-md)` in our style sheets by the widths of `breakpoints.ts`. */
export function breakpointQueries(): Plugin {
  const widths = new Map(
    Object.entries(breakpoints).flatMap(([name, px]) => [
      [`(--below-${name})`, `(width < ${px}px)`],
      [`(--from-${name})`, `(width >= ${px}px)`],
    ]),
  );
  return {
    name: 'breakpoint-queries',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.css$/ },
      handler(css) {
        if (/@media[^{]*\bwidth\b/.test(css))
          this.error(
            'Write (--below-md) instead of a width. The names are in web/src/shared/breakpoints.ts.',
          );
        const query = (name: string) => widths.get(name) ?? this.error(`${name} is not a breakpoint.`);
        return { code: css.replaceAll(/\(--[\w-]+\)(?=[^{};]*\{)/g, query), map: null };
      },
    },
  };
}

/** Replaces the modules that read public content from files: parts of the course, and the blog. */
export function publicParts(): Plugin {
  return {
    name: 'public-parts',
    load: {
      filter: {
        id: /\/content\/(?:course\/(?:public-parts|public-invariants|twists|practice-list|needs)|src\/blog-files)\.ts$/,
      },
      handler: (id) => publicModules[basename(id)]?.(),
    },
  };
}

const publicPartsModule = (): string =>
  [
    // The needs have a module of their own, because few pages use them.
    `export const frontMatter = ${JSON.stringify(readFrontMatter(), (key, value: unknown) => (key === 'needs' ? undefined : value))};`,
    `export const { practiceProblemCount, warmUpCount } = ${JSON.stringify(countPracticeProblems())};`,
    // Not JSON: signatures contain functions and regular expressions.
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

const twistsModule = `
  const files = import.meta.glob('./problems/*/twist/signature.ts', { import: 'signature' });
  export async function loadTwistSignature(path) {
    const found = Object.entries(files).find(([file]) => file.endsWith('-' + path + '/twist/signature.ts'));
    return found?.[1]();
  }
`;

const practiceListModule = (): string =>
  [
    "import { listPracticeEntries } from './practice-entries.ts';",
    "const files = import.meta.glob('./practice/*/*/signature.ts', { eager: true, import: 'signature' });",
    `const fields = ${JSON.stringify(readPracticeFrontMatter())};`,
    'export const practiceList = listPracticeEntries(files, fields);',
  ].join('\n');

const blogFilesModule = `
  const files = import.meta.glob('../blog/*.md', { eager: true });
  const byName = Object.fromEntries(Object.entries(files).map(([file, post]) => [file.split('/').pop(), post]));
  export const readBlogFiles = () => byName;
`;

const publicModules: Readonly<Record<string, () => string>> = {
  'public-parts.ts': publicPartsModule,
  'public-invariants.ts': () => invariantsModule,
  'twists.ts': () => twistsModule,
  'practice-list.ts': practiceListModule,
  'needs.ts': () => `export const needs = ${JSON.stringify(readNeeds())};`,
  'blog-files.ts': () => blogFilesModule,
};

/** Adds the files of the client to index.html: links to the font and the styles, and preload links to the scripts. */
export function clientFiles(): Plugin {
  let folder = '';
  return {
    name: 'client-files',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /\/inter-latin-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
    writeBundle() {
      const file = resolve(folder, 'index.html');
      const manifest = JSON.parse(readFileSync(resolve(folder, 'manifest.json'), 'utf8')) as Manifest;
      const { css, js } = filesOf(manifest, 'src/main.tsx');
      const styles = css.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`);
      const links = [...styles, ...js.map(preloadLink)];
      writeFileSync(file, fillSection(readFileSync(file, 'utf8'), 'files', links));
    },
  };
}

/** A build that only inspects the client (`build.write: false`) must not change the files of the last build. */
const onWrittenBuild: Plugin['apply'] = ({ build: options }, { command }) =>
  command === 'build' && options?.write !== false;

/** Builds the server-side renderer of public pages after the client, into the same folder. */
export function prerenderer(): Plugin {
  let outDir = 'dist';
  let root = '.';
  return {
    name: 'prerenderer',
    apply: onWrittenBuild,
    configResolved(config) {
      ({ root } = config);
      ({ outDir } = config.build);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        logLevel: 'error',
        plugins: [breakpointQueries(), publicParts(), markdownModules(), monacoVim()],
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

/** Uses monaco-vim's ES module: its browser bundle contains a second Monaco. Maps old Monaco paths. */
export function monacoVim(): Plugin {
  const alias = [
    { find: /^monaco-vim$/, replacement: fileURLToPath(import.meta.resolve('monaco-vim')) },
    { find: /^monaco-editor\/esm\/vs\//, replacement: 'monaco-editor/' },
  ];
  return { name: 'monaco-vim', config: () => ({ resolve: { alias } }) };
}

/** The default quality of 11 compresses 4% better and takes twenty times as long. */
const brotliQuality = 9;

/** Writes a `.br` and a `.gz` file beside each asset that compresses well. The server sends them as they are. */
export function compressedAssets(): Plugin {
  let assets = '';
  return {
    name: 'compressed-assets',
    apply: onWrittenBuild,
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
