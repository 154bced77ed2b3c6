import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort, startProcess, withParentDeathSignal, type PrivateProcess } from './process.ts';
import { redisProgram } from './redis.ts';

export interface RedisClusterOptions {
  readonly directory: string;
  readonly password: string;
  /** The node that holds this key gets a replica for failover. */
  readonly replicatedKey?: string;
}

/** A private Redis cluster on 127.0.0.1 with three primaries. */
export interface PrivateRedisCluster {
  readonly url: string;
  /** Stops the primary that holds `replicatedKey`. */
  stopPrimary(): Promise<void>;
  stop(): Promise<void>;
}

interface Node extends PrivateProcess {
  readonly port: number;
  readonly busPort: number;
  readonly admin: Redis;
}

const slots = [
  [0, 5460],
  [5461, 10922],
  [10923, 16383],
] as const;

const nodeTimeoutMs = 1500;

export async function startRedisCluster(options: RedisClusterOptions): Promise<PrivateRedisCluster> {
  const { replicatedKey, password } = options;
  const nodeCount = replicatedKey === undefined ? slots.length : slots.length + 1;
  const nodes: Node[] = [];
  for (let i = 0; i < nodeCount; i++) nodes.push(await startNode(options, `node-${i}`));
  const [first, ...others] = nodes as [Node, ...Node[]];
  for (const { port, busPort } of others)
    await first.admin.call('CLUSTER', 'MEET', '127.0.0.1', String(port), String(busPort));
  for (const [i, [from, to]] of slots.entries())
    await nodes[i]?.admin.call('CLUSTER', 'ADDSLOTSRANGE', String(from), String(to));
  for (const { admin } of nodes)
    await waitForReply(admin, ['CLUSTER', 'INFO'], `cluster_known_nodes:${nodeCount}`);
  const replica = nodes[slots.length];
  let primary: Node | undefined;
  if (replicatedKey !== undefined && replica) {
    const slot = Number(await first.admin.call('CLUSTER', 'KEYSLOT', replicatedKey));
    primary = nodes[slots.findIndex(([from, to]) => from <= slot && slot <= to)];
    await replica.admin.call('CLUSTER', 'REPLICATE', String(await primary?.admin.call('CLUSTER', 'MYID')));
    await waitForReply(replica.admin, ['INFO', 'replication'], 'master_link_status:up');
  }
  for (const { admin } of nodes) await waitForReply(admin, ['CLUSTER', 'INFO'], 'cluster_state:ok');
  for (const { admin } of nodes) admin.disconnect();
  return {
    url: `redis+cluster://:${password}@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    async stopPrimary() {
      await primary?.stop();
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
    name: 'Redis cluster node',
    argv: withParentDeathSignal([redisProgram() ?? 'redis-server', '-'], 'TERM'),
    input: `${settings.join('\n')}\n`,
    ready: /Ready to accept connections/,
    stopSignal: 'SIGTERM',
  });
  return { ...running, port, busPort, admin: new Redis(port, '127.0.0.1', { password }) };
}

async function waitForReply(admin: Redis, command: readonly [string, string], text: string): Promise<void> {
  while (!String(await admin.call(...command)).includes(text)) await pause(20);
}
