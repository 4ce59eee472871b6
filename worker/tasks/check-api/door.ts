import type { MapContext } from '../../../app/models/map-context.ts'
import type { Inspect, Row } from './call.ts'
import { callsFor } from './calls.ts'

const NOTHING_WORKS = 'The store shows error pages alone.'

/** The first two calls: null when it makes no sense to go on. Else what the rest has to know of the shop. */
export async function openDoor(inspect: Inspect, origin: string): Promise<MapContext | null> {
  const context = contextOf(origin, [])
  const calls = callsFor(context)
  const settings = await inspect(calls.settings)
  const { status, failure } = settings.answer
  const isShut = status === 401 || status === 403 || (failure !== '' && failure !== 'timeout')
  if (isShut) return shut(settings.row)
  const home = await inspect(calls.home)
  if (!settings.wire && !home.wire) return shut(home.row)
  return contextOf(origin, shopOrigins(home.wire?.estrutura.seo.canonical ?? ''))
}

function shut({ findings }: Row): null {
  for (const finding of findings) Object.assign(finding, { severity: 'stop', loss: NOTHING_WORKS })
  return null
}

/** Links of the API to the shop's public address are pages of this store. */
function contextOf(origin: string, shops: string[]): MapContext {
  return { language: 'pt', origins: [origin, ...shops], media: { base: origin, hosts: [new URL(origin).host] } }
}

function shopOrigins(canonical: string): string[] {
  const url = URL.parse(canonical)
  return url && /^https?:$/.test(url.protocol) ? [url.origin] : []
}
