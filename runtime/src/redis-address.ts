import type { RedisOptions } from 'ioredis';

/** Whether the address is that of a cluster, whose keys must be in one slot for scripts that use several at once. */
export const isCluster = (url: string): boolean => /^rediss?\+cluster:/.test(url);

export const isSentinel = (url: string): boolean => /^rediss?\+sentinel:/.test(url);

/** Several servers, as one address of ours names them. */
interface Address {
  readonly isSecure: boolean;
  readonly hosts: { host: string; port: number }[];
  /** The group that sentinels watch. */
  readonly name: string;
  readonly login: Pick<RedisOptions, 'username' | 'password' | 'tls'>;
}

const forms = {
  sentinel: 'an address of sentinels is redis+sentinel://:password@host:26379,host:26379/group-name.',
  cluster: 'an address of a cluster is redis+cluster://:password@host:6379,host:6379.',
} as const;

/** Reads the address of sentinels or of a cluster. Throws a sentence that shows how one looks. */
export function readAddress(url: string): Address {
  const [, s, manner, user = '', password = '', list = '', name = ''] =
    /^redis(s?)\+(sentinel|cluster):\/\/(?:([^:@/]*):([^@/]*)@)?([^/@]+)\/?([\w.-]*)$/.exec(url) ?? [];
  const kind = isCluster(url) ? 'cluster' : 'sentinel';
  const hosts = list.split(',').map((each) => {
    const [, host = '', port = kind === 'cluster' ? '6379' : '26379'] =
      /^([^:]+|\[[^\]]+\])(?::(\d+))?$/.exec(each) ?? [];
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  });
  const isNameRight = kind === 'sentinel' ? name !== '' : name === '';
  if (manner === undefined || !isNameRight || hosts.some(({ host }) => host === ''))
    throw new Error(`REDIS_URL: ${forms[kind]}`);
  const isSecure = s === 's';
  const login = {
    ...(user !== '' && { username: decodeURIComponent(user) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(isSecure && { tls: {} }),
  };
  return { isSecure, hosts, name, login };
}
