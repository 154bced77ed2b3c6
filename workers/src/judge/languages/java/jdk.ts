import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where distributions put their JDKs; below /usr, which the sandbox shows. */
const shelf = '/usr/lib/jvm';

/** A JDK of this machine. */
export interface Jdk {
  readonly home: string;
  /** Its first words about itself, such as `openjdk version 25.0.3 2026-04-21 LTS`. */
  readonly version: string;
  /** Changes with the JDK and with the archive of its own classes, on which ours build. */
  readonly identity: string;
}

/** The newest JDK that works, else the one behind /usr/bin/java. Rejects when there is none. */
export async function findJdk(): Promise<Jdk> {
  for (const home of homesOnShelf()) {
    const jdk = await describeJdk(home).catch(() => undefined);
    if (jdk) return jdk;
  }
  return describeJdk(path.dirname(path.dirname(realpathSync('/usr/bin/java'))));
}

async function describeJdk(home: string): Promise<Jdk> {
  const { stderr } = await run(`${home}/bin/java`, ['-version']);
  return {
    home,
    version: stderr.split('\n', 1)[0]?.replaceAll('"', '') ?? '',
    identity: [
      stderr,
      home,
      ...['lib/modules', 'lib/server/classes.jsa'].map((file) => stampOf(`${home}/${file}`)),
    ].join(),
  };
}

function stampOf(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false });
  return status ? `${status.size}:${status.mtimeMs}` : 'none';
}

/** Newest first; what has no compiler or does not say its version is none. */
function homesOnShelf(): string[] {
  const found = new Map<string, readonly number[]>();
  for (const name of namesIn(shelf)) {
    try {
      const home = realpathSync(`${shelf}/${name}`);
      const [, version] = /^JAVA_VERSION="([\d.]+)/m.exec(readFileSync(`${home}/release`, 'utf8')) ?? [];
      if (version && home.startsWith('/usr/') && statSync(`${home}/bin/javac`).isFile()) {
        found.set(home, version.split('.').map(Number));
      }
    } catch {
      // not a JDK
    }
  }
  return [...found.entries()].sort(([, a], [, b]) => compareVersions(b, a)).map(([home]) => home);
}

function compareVersions(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
