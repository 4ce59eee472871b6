/** An IPv4 address, or the /64 of an IPv6 one: a household has 2^64 of those. Null for an invalid address. */
export function clientNetwork(address: string): string | null {
  return networkOf(address, 64)
}

/** An IPv4 address, or the /48 of an IPv6 one: the most that a provider gives to one customer, with 65,536 networks. */
export function clientSite(address: string): string | null {
  return networkOf(address, 48)
}

function networkOf(address: string, bits: 48 | 64): string | null {
  // The zone id is local to the host that wrote it.
  const text = address.trim().replace(/%[^%]*$/, '')
  if (IPV4.test(text)) return text
  const groups = ipv6Groups(text)
  if (!groups) return null
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return groups
    .slice(0, bits / 16)
    .map(group => group.toString(16))
    .join(':')
}

export function isLoopback(network: string): boolean {
  return /^(127\.|0:0:0:0$)/.test(network)
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`)

/** The eight groups of an IPv6 address. A URL's host has one spelling: no dotted end, at most one `::`. */
function ipv6Groups(text: string): number[] | null {
  const host = /^[\da-f:.]+$/i.test(text) ? URL.parse(`http://[${text}]/`)?.hostname : null
  if (!host) return null
  const [before = [], after = []] = host
    .slice(1, -1)
    .split('::')
    .map(half => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].map(group => Number.parseInt(group, 16))
}
