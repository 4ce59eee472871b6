/**
 * The network of one client: an IPv4 address, or the /64 of an IPv6 address, because one household has 2^64 of those.
 * Null for an invalid address.
 */
export function clientNetwork(address: string): string | null {
  // Drops the zone id, which is local to the host that wrote it.
  const text = address
    .trim()
    .toLowerCase()
    .replace(/%[^%]*$/, '')
  if (isIpv4(text)) return text
  const groups = ipv6Groups(text)
  if (!groups) return null
  return isMapped(groups) ? ipv4Of(groups) : groups.slice(0, 4).map(hex).join(':')
}

/** Whether a network is 127.0.0.0/8 or the /64 of `::1`. */
export function isLoopback(network: string): boolean {
  return /^(127\.|0:0:0:0$)/.test(network)
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`)

function isIpv4(text: string): boolean {
  return IPV4.test(text)
}

/** The eight groups as numbers (RFC 4291, 2.2). Null for an invalid address. */
function ipv6Groups(text: string): number[] | null {
  const halves = withoutDottedEnd(text)?.split('::')
  if (!halves || halves.length > 2) return null
  const [before = [], after] = halves.map(half => (half === '' ? [] : half.split(':')))
  const missing = 8 - before.length - (after?.length ?? 0)
  if (after ? missing < 1 : missing !== 0) return null
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])]
  return groups.every(group => /^[0-9a-f]{1,4}$/.test(group)) ? groups.map(group => Number.parseInt(group, 16)) : null
}

/** Turns `::ffff:192.0.2.1` into `::ffff:c000:201`. */
function withoutDottedEnd(text: string): string | null {
  const at = text.lastIndexOf(':') + 1
  const end = text.slice(at)
  if (!end.includes('.')) return text
  if (!isIpv4(end) || at === 0) return null
  const [a = 0, b = 0, c = 0, d = 0] = end.split('.').map(Number)
  return `${text.slice(0, at)}${hex(a * 256 + b)}:${hex(c * 256 + d)}`
}

/** `::ffff:0:0/96`: an IPv4-mapped address. */
function isMapped(groups: number[]): boolean {
  return groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
}

function ipv4Of(groups: number[]): string {
  return groups
    .slice(6)
    .flatMap(group => [group >> 8, group & 0xff])
    .join('.')
}

function hex(group: number): string {
  return group.toString(16)
}
