import { build } from 'vite';

/** Prints the built client as JSON, with a canary word in every paid module. The bundler does not run inside jest. */
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
    page: file.facadeModuleId ?? '',
    imports: file.imports ?? [],
    modules: file.moduleIds ?? [],
    hasCanary: String(file.code ?? file.source).includes(canary),
  }));
process.stdout.write(JSON.stringify(files));
