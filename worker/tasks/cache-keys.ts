import { isNamed } from '../edge/gateway/cache-key.ts'

/** The keys that a name means, in both languages. */
export function keysNamed(name: string, keys: string[]): string[] {
  return keys.filter(key => isNamed(name, key))
}
