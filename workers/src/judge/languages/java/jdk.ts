import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where distributions install JDKs. The sandbox mounts /usr. */
const jdkFolder = '/usr/lib/jvm';

export interface Jdk {
  readonly home: string;
  /** Such as `openjdk version 25.0.3 2026-04-21 LTS`. */
  readonly version: string;
  /** Changes with the JDK and with its default class archive, which our archives extend. */
  readonly identity: string;
}

/** Returns the newest working JDK, else the one of /usr/bin/java. Rejects if there is none. */
export async function findJdk(): Promise<Jdk> {
  for (const home of listJdkHomes()) {
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
      ...['lib/modules', 'lib/server/classes.jsa'].map((file) => fingerprintOf(`${home}/${file}`)),
    ].join(),
  };
}

function fingerprintOf(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false });
  return status ? `${status.size}:${status.mtimeMs}` : 'none';
}

/** Newest first, only those with a compiler. */
function listJdkHomes(): string[] {
  const versions = new Map<string, readonly number[]>();
  for (const name of namesIn(jdkFolder)) {
    try {
      const home = realpathSync(`${jdkFolder}/${name}`);
      const [, version] = /^JAVA_VERSION="([\d.]+)/m.exec(readFileSync(`${home}/release`, 'utf8')) ?? [];
      if (version && home.startsWith('/usr/') && statSync(`${home}/bin/javac`).isFile()) {
        versions.set(home, version.split('.').map(Number));
      }
    } catch {
      // not a JDK
    }
  }
  return [...versions.entries()].sort(([, a], [, b]) => compareVersions(b, a)).map(([home]) => home);
}

function compareVersions(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, i) => part !== b[i]);
  return index < 0 ? a.length - b.length : (a[index] ?? 0) - (b[index] ?? 0);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
