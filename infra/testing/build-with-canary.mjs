import { globSync, readFileSync } from 'node:fs';
import { build } from 'vite';

/**
 * Builds the client with a canary word in every paid module. Prints its files as JSON, each with whether it contains the
 * word or a phrase of a paid text. A separate process, because the bundler does not run inside Jest.
 */
const [, , root, canary] = process.argv;
const paid =
  /content\/(?:course\/(?:lessons|problems)\/(?!.*\/(?:signature|invariants)\.ts)|src\/(?:lessons|problems|catalog|search)\.ts)/;
/** The first 40 letters and spaces in a row below the front matter of each text. */
const phrases = globSync('../content/course/{lessons,problems/*}/*.md').map(
  (file) => /[A-Za-z ]{40}/.exec(readFileSync(file, 'utf8').replace(/^---\n[^]*?\n---\n/, ''))?.[0],
);
const secrets = [canary, ...phrases.filter((phrase) => phrase !== undefined)];
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
  .map((file) => {
    const text = String(file.code ?? file.source);
    return {
      name: file.fileName,
      entryModule: file.facadeModuleId ?? '',
      imports: file.imports ?? [],
      modules: file.moduleIds ?? [],
      hasPaidContent: secrets.some((secret) => text.includes(secret)),
    };
  });
process.stdout.write(JSON.stringify(files));
