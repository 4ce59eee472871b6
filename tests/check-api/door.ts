import type { MapContext } from '../../app/models/store/map-context.ts'
import type { Inspect, Row } from './call.ts'
import { callsFor } from './calls.ts'
import { note, stop } from './finding.ts'

const NOTHING_WORKS = 'The store shows error pages alone.'

/** Makes the first two calls. Returns the shop's context, or null when the check cannot continue. */
export async function openDoor(inspect: Inspect, origin: string): Promise<MapContext | null> {
  const context = contextOf(origin, [])
  const calls = callsFor(context)
  const settings = await inspect(calls.settings)
  const { status, failure } = settings.answer
  if (isOpenToReaders(origin))
    settings.row.findings.push(
      note('The address is http, not https', 'Others can read the token and what customers type.')
    )
  const isShut = status === 401 || status === 403 || (failure !== '' && failure !== 'timeout')
  if (isShut) return shut(settings.row)
  const home = await inspect(calls.home)
  if (!settings.wire && !home.wire) return shut(home.row)
  return contextOf(origin, shopOrigins(home.wire?.estrutura.seo.canonical ?? ''))
}

function shut(row: Row): null {
  row.findings = row.findings.map(found => (found.severity === 'note' ? found : stop(found.problem, NOTHING_WORKS)))
  return null
}

function isOpenToReaders(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** The API's links to the shop's public address are pages of this store. */
function contextOf(origin: string, shops: string[]): MapContext {
  return { language: 'pt', origins: [origin, ...shops], media: { base: origin, hosts: [new URL(origin).host] } }
}

function shopOrigins(canonical: string): string[] {
  const url = URL.parse(canonical)
  return url && /^https?:$/.test(url.protocol) ? [url.origin] : []
}
