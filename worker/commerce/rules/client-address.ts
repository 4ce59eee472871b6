/**
 * What of an address stands for one client: an IPv4 address, or the /64 of an IPv6 one, of which a household has more
 * than anybody can count. Null for what is no address.
 */
export function clientNetwork(address: string): string | null {
  const text = address.trim().toLowerCase()
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)?.[1] ?? text
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(mapped)) return mapped
  return /^[0-9a-f:]{2,39}$/.test(text) && text.includes(':') ? firstGroups(text) : null
}

function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}
