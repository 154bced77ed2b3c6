import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../content-folder.ts';

/** `file` is relative to the repository root. Throws if it doesn't exist. */
export type ReadFile = (file: string) => string | Buffer;

export const repositoryRoot = path.dirname(contentFolder);

/** Matches imports and exports that exist at run time, unlike `import type` and `export type`. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const dynamicImport = /\bimport\(\s*'([^']+)'/g;

export function listImports(text: string): string[] {
  return [staticImport, dynamicImport].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name]) => name as string),
  );
}

/** Reads each file once. Paths are relative to the root. */
export class SourceTree {
  readonly #root: string;
  readonly #read: ReadFile;
  readonly #digests = new Map<string, string>();
  readonly #imports = new Map<string, readonly string[]>();
  readonly #closures = new Map<string, string>();

  constructor(root = repositoryRoot, read: ReadFile = (file) => readFileSync(path.join(root, file))) {
    this.#root = root;
    this.#read = read;
  }

  read(file: string): string {
    return this.#read(file).toString();
  }

  relative(file: string): string {
    return path.relative(this.#root, file);
  }

  /** SHA-256 of the names and contents of all matching files. Throws if a pattern matches none. */
  digestFiles(patterns: readonly string[]): string {
    const files = patterns.flatMap((pattern) => {
      const matches = globSync(pattern, { cwd: this.#root });
      if (matches.length === 0) throw new Error(`no file matches ${pattern}`);
      return matches;
    });
    return this.#digestAll(new Set(files));
  }

  /** SHA-256 of the names and contents of the entries and all their run-time imports. */
  digestClosure(entries: readonly string[]): string {
    const id = entries.join('\0');
    const cached = this.#closures.get(id);
    if (cached !== undefined) return cached;
    const computed = this.#digestAll(this.listClosure(entries));
    this.#closures.set(id, computed);
    return computed;
  }

  /** The entries and all their run-time imports. External packages are represented by their `package.json`. */
  listClosure(entries: readonly string[]): Set<string> {
    const files = new Set<string>();
    const pending = [...entries];
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      if (files.has(file)) continue;
      files.add(file);
      pending.push(...this.listImports(file));
    }
    return files;
  }

  listImports(file: string): readonly string[] {
    if (!file.endsWith('.ts')) return [];
    let imports = this.#imports.get(file);
    if (imports === undefined) {
      imports = listImports(this.read(file)).flatMap((name) => this.#resolve(file, name) ?? []);
      this.#imports.set(file, imports);
    }
    return imports;
  }

  #resolve(importer: string, name: string): string | undefined {
    if (name.startsWith('node:')) return undefined; // Node's version is not part of a key
    if (name.startsWith('.')) return path.join(path.dirname(importer), name);
    if (name.startsWith('@dryrun/')) return this.#resolveOwnPackage(name);
    const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
    return path.join('node_modules', ...parts, 'package.json');
  }

  /** Resolves by the `source` condition of the package's exports; the longest pattern wins, as in Node. */
  #resolveOwnPackage(name: string): string {
    const [, folder = '', ...rest] = name.split('/');
    const subpath = `./${rest.join('/')}`;
    const { exports } = JSON.parse(this.read(`${folder}/package.json`)) as {
      readonly exports: Readonly<Record<string, { readonly source: string }>>;
    };
    const [prefix, target] =
      Object.entries(exports)
        .map(([pattern, { source }]) => [pattern.replace('*', ''), source] as const)
        .filter(([start]) => subpath.startsWith(start))
        .sort(([a], [b]) => b.length - a.length)[0] ?? [];
    if (prefix === undefined || target === undefined) throw new Error(`${name} is not exported`);
    return path.join(folder, target.replace('*', subpath.slice(prefix.length)));
  }

  #digestAll(files: ReadonlySet<string>): string {
    return digest([...files].sort().map((file) => [file, this.#digestFile(file)]));
  }

  #digestFile(file: string): string {
    let cached = this.#digests.get(file);
    if (cached === undefined) {
      cached = createHash('sha256').update(this.#read(file)).digest('hex');
      this.#digests.set(file, cached);
    }
    return cached;
  }
}

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
