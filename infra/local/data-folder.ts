import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where everything local lives: databases, passwords, the built client. Removing it is starting anew. */
export const dataFolder = resolve(root, process.env.DRYRUN_DATA ?? '.data');

/** What a start remembers for the next one. */
export interface Remembered {
  readonly postgresPort: number;
  readonly redisPort: number;
  readonly cardProcessorPort: number;
  readonly postgresPassword: string;
  readonly redisPassword: string;
  readonly judgePassword: string;
  /** What links and signatures are made from: those in mails stay good over a restart. */
  readonly secretKey: string;
}

const file = join(dataFolder, 'services.json');

/** What the last start remembered; fresh passwords and no ports at the first. */
export function recall(): Remembered {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
  const password = (): string => randomBytes(18).toString('hex');
  const fresh = {
    postgresPort: 0,
    redisPort: 0,
    cardProcessorPort: 0,
    postgresPassword: password(),
    redisPassword: password(),
    judgePassword: password(),
    secretKey: randomBytes(32).toString('hex'),
  };
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Remembered>) : {};
  return { ...fresh, ...kept };
}

/** Keeps it, readable by this user only. */
export function remember(remembered: Remembered): void {
  writeFileSync(file, `${JSON.stringify(remembered, null, 2)}\n`, { mode: 0o600 });
}
