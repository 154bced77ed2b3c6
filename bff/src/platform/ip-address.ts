import ipaddr from 'ipaddr.js';

/** Returns an IPv4-mapped IPv6 address as IPv4, and text that is not an address unchanged. */
export const unmapIPv4 = (ip: string): string => (ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip);

/** Returns the network of an address, such as `203.0.113.0/24`. Undefined if `ip` is not an address. */
export function networkOf(ip: string, prefixLengths = { ipv4: 24, ipv6: 48 }): string | undefined {
  if (!ipaddr.isValid(ip)) return undefined;
  const address = ipaddr.process(ip);
  const length = prefixLengths[address.kind()];
  const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address.toString()}/${length}`).toString()}/${length}`;
}
