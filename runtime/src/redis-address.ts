import type { RedisOptions } from 'ioredis';

/** Whether the URL is of a cluster, where scripts with several keys need them in one hash slot. */
export const isCluster = (url: string): boolean => /^rediss?\+cluster:/.test(url);

export const isSentinel = (url: string): boolean => /^rediss?\+sentinel:/.test(url);

interface Address {
  readonly isSecure: boolean;
  readonly hosts: { host: string; port: number }[];
  /** Name of the primary group that the sentinels monitor. */
  readonly name: string;
  readonly login: Pick<RedisOptions, 'username' | 'password' | 'tls'>;
}

const urlForms = {
  sentinel: 'for sentinels, use redis+sentinel://:password@host:26379,host:26379/group-name.',
  cluster: 'for a cluster, use redis+cluster://:password@host:6379,host:6379.',
} as const;

/** Throws an error that shows the expected form. */
export function readAddress(url: string): Address {
  const [, tlsSuffix, kindInUrl, user = '', password = '', list = '', name = ''] =
    /^redis(s?)\+(sentinel|cluster):\/\/(?:([^:@/]*):([^@/]*)@)?([^/@]+)\/?([\w.-]*)$/.exec(url) ?? [];
  const kind = isCluster(url) ? 'cluster' : 'sentinel';
  const hosts = list.split(',').map((entry) => {
    const [, host = '', port = kind === 'cluster' ? '6379' : '26379'] =
      /^([^:]+|\[[^\]]+\])(?::(\d+))?$/.exec(entry) ?? [];
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  });
  const isNameValid = kind === 'sentinel' ? name !== '' : name === '';
  if (kindInUrl === undefined || !isNameValid || hosts.some(({ host }) => host === ''))
    throw new Error(`REDIS_URL: ${urlForms[kind]}`);
  const isSecure = tlsSuffix === 's';
  const login = {
    ...(user !== '' && { username: decodeURIComponent(user) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(isSecure && { tls: {} }),
  };
  return { isSecure, hosts, name, login };
}
