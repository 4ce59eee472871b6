import { expect, test } from 'vitest'
import { isLocked } from './wrangler.ts'

test.each([
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'Deleting object "reviews/1.webp" from bucket "seiva-media".\n✘ [ERROR] Network connection lost.',
  '✘ [ERROR] KV DELETE failed: 500 Internal Server Error'
])('a locked state is retried: %s', said => expect(isLocked(said)).toBe(true))

test.each([
  '✘ [ERROR] The specified bucket does not exist.',
  'Error: KV GET failed: 404 Not Found',
  'D1_ERROR: no such table: reviews'
])('another failure is not retried: %s', said => expect(isLocked(said)).toBe(false))
