import { isNamed } from '../edge/gateway/cache-key.ts'

/** The keys that match a name, in both languages. */
export function keysNamed(name: string, keys: string[]): string[] {
  return keys.filter(key => isNamed(name, key))
}
