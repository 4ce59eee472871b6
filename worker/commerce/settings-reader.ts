import type { SeedSettings } from './demo/schema/settings.ts'
import { loadSettings } from './queries/content.ts'

const SETTINGS_AGE_MS = 60_000

/** The store's settings, read at most once a minute. Caches the value: a promise would belong to one request. */
export function settingsReader(db: D1Database, now: () => number): () => Promise<SeedSettings> {
  let kept: { settings: SeedSettings; until: number } | null = null
  return async function readSettings() {
    if (kept && kept.until > now()) return kept.settings
    const settings = await loadSettings(db)
    kept = { settings, until: now() + SETTINGS_AGE_MS }
    return settings
  }
}
