import { apiDown } from './api-down.ts'
import { apiSlow } from './api-slow.ts'
import { apiTruncated } from './api-truncated.ts'
import { collectorDown } from './collector-down.ts'
import { d1Locked } from './d1-locked.ts'
import { diskFull } from './disk-full.ts'
import type { Drill } from './drill.ts'
import { kvDown } from './kv-down.ts'
import { purgeDuringRefresh } from './purge-during-refresh.ts'
import { rollback } from './rollback.ts'
import { sessionsEmptied } from './sessions-emptied.ts'
import { tokenRefused } from './token-refused.ts'

export const DRILLS: Drill[] = [
  apiDown,
  apiSlow,
  apiTruncated,
  tokenRefused,
  kvDown,
  collectorDown,
  rollback,
  purgeDuringRefresh,
  sessionsEmptied,
  d1Locked,
  diskFull
]
/** The short form, which `npm test` runs. */
export const SHORT = ['api-down', 'kv-down']
