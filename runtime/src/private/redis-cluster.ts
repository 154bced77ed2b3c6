import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { diesWithParent, freePort, startProcess, type PrivateProcess } from './process.ts';
import { redisProgram } from './redis.ts';

export interface RedisClusterOptions {
  /** Its data folders are made in it. */
  readonly directory: string;
  readonly password: string;
  /** The server that holds this key gets a replica, which takes its place when it dies. */
  readonly guardedKey?: string;
}

/** A Redis cluster of our own on 127.0.0.1: three servers that share the slots. */
export interface PrivateRedisCluster {
  readonly url: string;
  /** Ends the server that holds the guarded key. */
  killHolder(): Promise<void>;
  stop(): Promise<void>;
}

interface Node extends PrivateProcess {
  readonly port: number;
  readonly busPort: number;
  readonly admin: Redis;
}

/** Every slot, in three parts. */
const slots = [
  [0, 5460],
  [5461, 10922],
  [10923, 16383],
] as const;

/** How soon a server that is silent is taken for dead. */
const nodeTimeoutMs = 1500;

/** Starts the servers and waits until they are one cluster. */
export async function startRedisCluster(options: RedisClusterOptions): Promise<PrivateRedisCluster> {
  const { guardedKey, password } = options;
  const count = guardedKey === undefined ? slots.length : slots.length + 1;
  const nodes: Node[] = [];
  for (let i = 0; i < count; i++) nodes.push(await startNode(options, `node-${i}`));
  const [first, ...others] = nodes as [Node, ...Node[]];
  for (const { port, busPort } of others)
    await first.admin.call('CLUSTER', 'MEET', '127.0.0.1', String(port), String(busPort));
  for (const [i, [from, to]] of slots.entries())
    await nodes[i]?.admin.call('CLUSTER', 'ADDSLOTSRANGE', String(from), String(to));
  for (const { admin } of nodes) await untilTold(admin, ['CLUSTER', 'INFO'], `cluster_known_nodes:${count}`);
  const replica = nodes[slots.length];
  let holder: Node | undefined;
  if (guardedKey !== undefined && replica) {
    const slot = Number(await first.admin.call('CLUSTER', 'KEYSLOT', guardedKey));
    holder = nodes[slots.findIndex(([from, to]) => from <= slot && slot <= to)];
    await replica.admin.call('CLUSTER', 'REPLICATE', String(await holder?.admin.call('CLUSTER', 'MYID')));
    await untilTold(replica.admin, ['INFO', 'replication'], 'master_link_status:up');
  }
  for (const { admin } of nodes) await untilTold(admin, ['CLUSTER', 'INFO'], 'cluster_state:ok');
  for (const { admin } of nodes) admin.disconnect();
  return {
    url: `redis+cluster://:${password}@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    async killHolder() {
      await holder?.stop();
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

async function startNode({ directory, password }: RedisClusterOptions, name: string): Promise<Node> {
  const folder = join(directory, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [port, busPort] = [await freePort(), await freePort()];
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `masterauth ${password}`,
    `dir "${folder}"`,
    'save ""',
    'maxmemory-policy noeviction',
    'cluster-enabled yes',
    `cluster-port ${busPort}`,
    `cluster-node-timeout ${nodeTimeoutMs}`,
    'repl-diskless-sync-delay 0',
  ];
  const running = await startProcess({
    name: 'Redis of a cluster',
    argv: diesWithParent([redisProgram() ?? 'redis-server', '-'], 'TERM'),
    input: `${settings.join('\n')}\n`,
    ready: /Ready to accept connections/,
    stopSignal: 'SIGTERM',
  });
  return { ...running, port, busPort, admin: new Redis(port, '127.0.0.1', { password }) };
}

/** Asks again and again until the answer holds `words`. */
async function untilTold(admin: Redis, question: readonly [string, string], words: string): Promise<void> {
  while (!String(await admin.call(...question)).includes(words)) await pause(20);
}
