import type { Watching } from './watch.ts'

export const WATCH_OPTIONS = {
  minutes: { type: 'string', default: '5' },
  'max-error-rate': { type: 'string', default: '2' },
  'max-p95': { type: 'string', default: '2000' }
} as const

/** Throws an Error that names an option that is no number. */
export function readWatching(values: Record<keyof typeof WATCH_OPTIONS, string>): Watching {
  const maxErrorRate = readNumber('max-error-rate', values) / 100
  const limits = { maxErrorRate, maxP95Ms: readNumber('max-p95', values) }
  return { minutes: readNumber('minutes', values), limits, statusToken: process.env.STATUS_TOKEN?.trim() ?? '' }
}

function readNumber(name: string, values: Record<string, string>): number {
  const text = values[name] ?? ''
  const number = Number(text)
  if (!text.trim() || !(number >= 0 && number <= 100_000)) throw new Error(`--${name} must be a number, not "${text}"`)
  return number
}
