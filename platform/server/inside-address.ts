import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA IPv4 Special-Purpose Address Registry as of 2025, with multicast; also the few blocks that routers do pass on. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** IANA gives out addresses from here alone, so everything else in IPv6 is special. */
const GLOBAL_UNICAST = ['2000::/3'];

/** What the IANA IPv6 Special-Purpose Address Registry takes out of it. Teredo is in the first, 6to4 is the third. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const specialIpv4 = listOf(SPECIAL_IPV4, 'ipv4');
const globalUnicast = listOf(GLOBAL_UNICAST, 'ipv6');
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6');

/**
 * Whether an address belongs to this machine, to its network or to no network: a foreign server cannot have one of
 * these.
 */
export function isInsideAddress(address: string): boolean {
  if (isIPv4(address)) return specialIpv4.check(address, 'ipv4');
  // A zone (`%eth0`) names one of this machine's own networks.
  if (!isIPv6(address) || address.includes('%')) return true;
  const groups = groupsOf(address);
  const ipv4 = lastIpv4In(groups);
  if (isTranslated(groups)) return specialIpv4.check(ipv4, 'ipv4');
  if (isIsatap(groups) && specialIpv4.check(ipv4, 'ipv4')) return true;
  return !globalUnicast.check(address, 'ipv6') || specialIpv6.check(address, 'ipv6');
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** The eight numbers of an IPv6 address, in whatever way it is written. */
function groupsOf(address: string): number[] {
  const inHex = address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = inHex.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** The last 32 bits, where most ways of putting IPv4 into IPv6 keep it. */
const lastIpv4In = (groups: readonly number[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');

/** IPv4-mapped, and NAT64's own prefix: the connection ends at the IPv4 address. */
const isTranslated = (groups: readonly number[]): boolean =>
  TRANSLATED_PREFIXES.some((prefix) => prefix.every((group, at) => group === groups[at]));
const TRANSLATED_PREFIXES = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

/** ISATAP, in anybody's network: the tunnel ends at the IPv4 address. */
const isIsatap = (groups: readonly number[]): boolean =>
  (groups[4] === 0 || groups[4] === 0x0200) && groups[5] === 0x5efe;
