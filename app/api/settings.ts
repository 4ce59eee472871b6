import { mapContext, type RequestScope } from '../context.ts'
import { readSettings } from '../contract/settings.ts'
import { DEFAULT_SETTINGS } from '../models/store/default-settings.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { type Settings, toSettings } from '../models/store/settings.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import { settleWithin } from './settle-within.ts'

const read = memoizedParser(readSettings, toSettings)

export function fetchSettings(transport: Transport, context: MapContext) {
  return callApi(transport, { method: 'GET', path: 'settings', timing: 'section' }, read(context))
}

export async function settingsOrDefaults(scope: RequestScope): Promise<Settings> {
  const result = await fetchSettings(scope.transport, mapContext(scope))
  return result.ok ? result.data : DEFAULT_SETTINGS
}

/** Slower settings are replaced by the defaults, so that they do not delay the page. */
const PATIENCE_MS = 500

export async function settingsInTime(scope: RequestScope, asked = settingsOrDefaults(scope)): Promise<Settings> {
  const { settings } = await settleWithin({ settings: asked }, PATIENCE_MS)
  if (!(settings instanceof Promise)) return settings
  scope.markIncomplete?.()
  return DEFAULT_SETTINGS
}
