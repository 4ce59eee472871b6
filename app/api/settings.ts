import { readSettings } from '../contract/settings.ts'
import type { MapContext } from '../models/map-context.ts'
import { type Settings, toSettings } from '../models/settings.ts'
import { type ApiResult, ask, reading, type Transport } from './client.ts'

const read = reading(readSettings, toSettings)

export function fetchSettings(transport: Transport, context: MapContext): Promise<ApiResult<Settings>> {
  return ask(transport, { method: 'GET', path: 'settings', timing: 'section' }, read(context))
}
