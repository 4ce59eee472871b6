import type { SeedSettings } from './demo/schema/settings.ts'
import type { Language } from './rules/language.ts'

export interface CommerceOptions {
  db: D1Database
  /** Pictures that shoppers sent in. */
  media: R2Bucket
  images: ImagesBinding
  sessions: KVNamespace
  /** Value that the `app-token` header must carry. */
  appToken: string
  /** Milliseconds since 1970. */
  now?: () => number
  /** 128 random bits as 32 hex digits. */
  randomId?: () => string
  /** Waits for so many milliseconds. */
  sleep?: (ms: number) => Promise<void>
  /** How hard passwords are to guess: scrypt's N. */
  passwordCost?: number
}

/** What every answer is written with. */
export interface View {
  language: Language
  /** `https://host`, the origin of absolute addresses. */
  origin: string
  settings: SeedSettings
}

/** The parts of a backend, defaults filled in. */
export interface Commerce {
  db: D1Database
  media: R2Bucket
  images: ImagesBinding
  sessions: KVNamespace
  appToken: string
  now: () => number
  randomId: () => string
  sleep: (ms: number) => Promise<void>
  passwordCost: number
  settings: () => Promise<SeedSettings>
}

export interface CommerceEnv {
  Variables: {
    commerce: Commerce
    view: View
    /** Set by the writes: how many of this minute's writes are left. */
    writesLeft: number
  }
}
