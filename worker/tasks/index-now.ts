import { isIndexNowKey } from '../env.ts'
import { readWranglerConfig } from './account.ts'

const ENDPOINT = 'https://api.indexnow.org/indexnow'
const MAX_ADDRESSES = 10_000
const TIMEOUT_MS = 10_000

/** Runs after a purge of the deployed store. Does nothing without INDEXNOW_KEY. Never rejects: prints the failure. */
export async function tellOfPurge(names: readonly string[], keys: readonly string[]): Promise<void> {
  const key = process.env.INDEXNOW_KEY?.trim() ?? ''
  if (!key) return
  const origin = URL.parse(process.env.SITE_ORIGIN || readWranglerConfig().vars.SITE_ORIGIN || '')?.origin
  if (origin && isIndexNowKey(key)) console.log(await tellIndexNow({ key, origin, paths: changedPaths(names, keys) }))
  else console.error('IndexNow was not told: it needs SITE_ORIGIN, and a key of 8 to 128 letters, digits and hyphens')
}

interface Told {
  key: string
  origin: string
  paths: string[]
  endpoint?: string
}

export async function tellIndexNow({ key, origin, paths, endpoint = ENDPOINT }: Told): Promise<string> {
  const urlList = paths.slice(0, MAX_ADDRESSES).map(path => origin + path)
  const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    await response.body?.cancel()
    return response.ok ? `told IndexNow of ${urlList.length}` : `IndexNow refused with ${response.status}`
  } catch (error) {
    return `IndexNow was not reached: ${error instanceof Error ? error.message : error}`
  }
}

export function changedPaths(names: readonly string[], keys: readonly string[]): string[] {
  return [...new Set([...names, ...keys].map(pathOf))]
}

function pathOf(key: string): string {
  return /(?:^|[?&])url=(\/[^?&]*)/.exec(key)?.[1] ?? '/'
}
