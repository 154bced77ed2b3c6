import { build } from 'vite';

/**
 * Builds the client without writing it, with a word planted into every module and text that is paid for, and prints as
 * JSON what came of it. In a process of its own: the bundler does not run inside of a test's.
 */
const [, , root, word] = process.argv;
const paid = /content\/(?:course\/(?:lessons|problems)\/|src\/(?:lessons|problems|catalogue|search)\.ts)/;
const built = await build({
  root,
  logLevel: 'silent',
  build: { write: false, minify: false },
  plugins: [
    {
      name: 'plant-a-word',
      transform: (code, id) => (paid.test(id) ? `${code}\nglobalThis.planted = '${word}';` : undefined),
    },
  ],
});
const files = [built]
  .flat()
  .flatMap(({ output }) => output)
  .map((file) => ({
    name: file.fileName,
    page: file.facadeModuleId ?? '',
    imports: file.imports ?? [],
    modules: file.moduleIds ?? [],
    hasWord: String(file.code ?? file.source).includes(word),
  }));
process.stdout.write(JSON.stringify(files));
