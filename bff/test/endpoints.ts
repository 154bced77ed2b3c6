import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@dryrun/contracts/endpoint';
import type { Client } from './harness.ts';

/** All endpoints that a file of the contracts exports, even if no contract lists them. */
export async function listEndpoints(): Promise<Endpoint[]> {
  const files = globSync('*.ts', {
    cwd: path.join(import.meta.dirname, '../../contracts/src'),
    exclude: ['*.test.ts'],
  });
  const modules = await Promise.all(
    files.map(
      (file) => import(`@dryrun/contracts/${path.parse(file).name}`) as Promise<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const send = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Sends a request without a body and with random parameters. */
export const callEndpoint = (client: Client, endpoint: Pick<Endpoint, 'method' | 'path'>) =>
  client[send[endpoint.method]](`/api${endpoint.path.replaceAll(/:\w+/g, () => randomUUID())}`);
