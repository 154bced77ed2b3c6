import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Holds all local data: databases, passwords, the built client. Delete it to start from scratch. */
export const dataFolder = resolve(root, process.env.DRYRUN_DATA ?? '.data');

/** Ports and secrets that stay the same across restarts. */
export interface LocalState {
  readonly postgresPort: number;
  readonly redisPort: number;
  readonly cardProcessorPort: number;
  readonly postgresPassword: string;
  readonly redisPassword: string;
  readonly judgePassword: string;
  /** Signs links and tokens. Links in emails stay valid across restarts. */
  readonly secretKey: string;
}

const file = join(dataFolder, 'services.json');

/** The state of the last start. The first start gets new passwords, and 0 for each port. */
export function readState(): LocalState {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
  const password = (): string => randomBytes(18).toString('hex');
  const initial = {
    postgresPort: 0,
    redisPort: 0,
    cardProcessorPort: 0,
    postgresPassword: password(),
    redisPassword: password(),
    judgePassword: password(),
    secretKey: randomBytes(32).toString('hex'),
  };
  const saved = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<LocalState>) : {};
  return { ...initial, ...saved };
}

export function writeState(state: LocalState): void {
  writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
}
