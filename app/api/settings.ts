import { readSettings } from '../contract/settings.ts'
import type { MapContext } from '../models/map-context.ts'
import type { Settings } from '../models/settings.ts'
import { toSettings } from '../models/settings-wire.ts'
import { ask, reading, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const read = reading(readSettings, toSettings)

export function fetchSettings(transport: Transport, context: MapContext): Promise<ApiResult<Settings>> {
  return ask(transport, { method: 'GET', path: 'settings', timing: 'section' }, read(context))
}
