import { build } from 'vite';

/**
 * Builds the client with a canary word in every paid module. Prints its files as JSON, each with whether it contains the
 * word. A separate process, because the bundler does not run inside Jest.
 */
const [, , root, canary] = process.argv;
const paid = /content\/(?:course\/(?:lessons|problems)\/|src\/(?:lessons|problems|catalog|search)\.ts)/;
const built = await build({
  root,
  logLevel: 'silent',
  build: { write: false, minify: false },
  plugins: [
    {
      name: 'insert-canary',
      transform: (code, id) => (paid.test(id) ? `${code}\nglobalThis.canary = '${canary}';` : undefined),
    },
  ],
});
const files = [built]
  .flat()
  .flatMap(({ output }) => output)
  .map((file) => ({
    name: file.fileName,
    entryModule: file.facadeModuleId ?? '',
    imports: file.imports ?? [],
    modules: file.moduleIds ?? [],
    hasCanary: String(file.code ?? file.source).includes(canary),
  }));
process.stdout.write(JSON.stringify(files));
