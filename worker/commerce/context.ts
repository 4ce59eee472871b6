import type { SeedSettings } from './demo/schema/settings.ts'
import type { Passwords } from './password-hash.ts'
import type { Database } from './queries/database.ts'
import type { ValueGroup } from './queries/listing-criteria.ts'
import type { Language } from './rules/language.ts'

export interface CommerceOptions {
  db: D1Database
  media: R2Bucket
  images: ImagesBinding
  sessions: KVNamespace
  appToken: string
  /** Milliseconds since 1970. */
  now?: () => number
  /** 128 random bits as 32 hex digits. */
  randomId?: () => string
  sleep?: (ms: number) => Promise<void>
  /** Cost of hashing passwords: scrypt's N. */
  passwordCost?: number
  /** How many passwords may wait to be hashed. */
  passwordQueue?: number
}

export interface View {
  language: Language
  /** `https://host`, the origin of absolute URLs. */
  origin: string
  settings: SeedSettings
}

export interface Commerce extends Required<Omit<CommerceOptions, 'db'>> {
  db: Database
  passwords: Passwords
  settings: () => Promise<SeedSettings>
  valueGroups: () => Promise<ValueGroup[]>
}

export interface CommerceEnv {
  Bindings: Commerce
  Variables: View & {
    /** Set by writes: the number of writes left in this minute. */
    writesLeft: number
  }
}
