import { isIPv4, isIPv6 } from 'node:net';

/** Returns an IPv4-mapped IPv6 address as IPv4, and any other address unchanged. */
export const unmapIPv4 = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns the first groups of an IPv6 address without leading zeros: `2001:db8:0` for `2001:0db8::1` and 3. */
export function ipv6Prefix(ip: string, groupCount: number): string {
  const [headText = '', tailText] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string | undefined): string[] => text?.split(':').filter(Boolean) ?? [];
  const [head, tail] = [groups(headText), groups(tailText)];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const prefix = [...head, ...(tailText === undefined ? [] : zeros), ...tail].slice(0, groupCount);
  return prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Returns the network of an address: /24 for IPv4, /48 for IPv6. Undefined if `ip` is not an address. */
export function networkOf(ip: string): string | undefined {
  const address = unmapIPv4(ip);
  if (isIPv4(address)) return `${address.split('.', 3).join('.')}.0/24`;
  return isIPv6(address) ? `${ipv6Prefix(address, 3)}::/48` : undefined;
}
