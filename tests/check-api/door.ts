import type { MapContext } from '../../app/models/store/map-context.ts'
import type { Probing, Row } from './call.ts'
import { calls } from './calls.ts'
import { note, stop } from './finding.ts'
import { inspect } from './inspect.ts'

/** Makes the first two calls. Returns the shop's context, or null when the check cannot continue. */
export async function openDoor({ ask, rows }: Omit<Probing, 'context'>, origin: string): Promise<MapContext | null> {
  const probing = { ask, rows, context: contextOf(origin) }
  const settings = await inspect(probing, calls.settings)
  const { status, failure } = settings.answer
  if (isOpenToReaders(origin))
    settings.row.findings.push(
      note('The address is http, not https', 'Others can read the token and what customers type.')
    )
  const isShut = status === 401 || status === 403 || (failure !== '' && failure !== 'timeout')
  if (isShut) return shut(settings.row)
  const home = await inspect(probing, calls.home)
  if (!settings.wire && !home.wire) return shut(home.row)
  const canonical = URL.parse(home.wire?.estrutura.seo.canonical ?? '')
  return contextOf(origin, canonical && /^https?:$/.test(canonical.protocol) ? [canonical.origin] : [])
}

function shut(row: Row): null {
  row.findings = row.findings.map(found =>
    found.severity === 'note' ? found : stop(found.problem, 'The store shows error pages alone.')
  )
  return null
}

function isOpenToReaders(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** The API's links to the shop's public address are pages of this store. */
function contextOf(origin: string, shops: string[] = []): MapContext {
  return { language: 'pt', origins: [origin, ...shops], media: { base: origin, hosts: [new URL(origin).host] } }
}
