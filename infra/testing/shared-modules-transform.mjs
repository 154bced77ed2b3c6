import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadShared, loadSharedName } from './shared-modules.mjs';

/** Export names can come from other packages, so they depend on all installed versions. */
const lockfile = readFileSync(new URL('../../package-lock.json', import.meta.url));
const transformer = readFileSync(import.meta.filename);

/** Replaces a shared module by a stub with the exports of the module that Node loads (shared-modules.mjs). */
export default {
  getCacheKey: (source, path, { supportsStaticESM, supportsDynamicImport }) =>
    createHash('sha256')
      .update(lockfile)
      .update(transformer)
      .update(source)
      .update(`${path}\0${supportsStaticESM}\0${supportsDynamicImport}`)
      .digest('hex')
      .slice(0, 32),

  process(source, path, { supportsStaticESM, supportsDynamicImport }) {
    if (!supportsDynamicImport) return { code: source }; // required by globalSetup, which Node itself runs
    const load = `globalThis[Symbol.for('${loadSharedName}')](${JSON.stringify(path)})`;
    if (!supportsStaticESM) return { code: `module.exports = ${load};` };
    const names = Object.keys(loadShared(path)).filter((name) => name !== 'module.exports');
    const constants = names.map((name, i) => `const e${i} = loaded[${JSON.stringify(name)}];`);
    const exported = names.map((name, i) => `e${i} as ${JSON.stringify(name)}`);
    return { code: `const loaded = ${load};\n${constants.join('\n')}\nexport { ${exported.join(', ')} };` };
  },
};
