import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import { toSource } from '../../app/models/content/link.ts'
import { pictureSource } from '../../app/models/product/product-card.ts'
import type { MapContext } from '../../app/models/store/map-context.ts'
import { printable } from '../../worker/tasks/printable.ts'
import type { Probing, Row } from './call.ts'
import { type Finding, gap } from './finding.ts'

const TIMEOUT_MS = 5_000
const LOSS = 'An empty frame is in the place of this picture.'

/** Requests the first picture of each product without the token, because pictures are public. */
export async function checkPictures({ rows, context }: Probing, pages: readonly WireDetailPage[]): Promise<void> {
  rows.push(...(await Promise.all(addressesOf(pages, context).map(askPicture))))
}

/** The value for IMAGE_HOSTS: picture hosts other than the API's. */
export function pictureHosts(pages: readonly WireDetailPage[], context: MapContext): string[] {
  const hosts = addressesOf(pages, context).map(address => URL.parse(address)?.host ?? '')
  return [...new Set(hosts)].filter(host => host !== '' && !context.media?.hosts.includes(host))
}

function addressesOf(pages: readonly WireDetailPage[], context: MapContext): string[] {
  // Without hosts, the URL is not rewritten.
  const plain = { ...context, media: context.media && { ...context.media, hosts: [] } }
  const pictures = pages.flatMap(({ conteudo }) => conteudo.midias.imagens.slice(0, 1))
  return pictures.flatMap(picture => toSource(pictureSource(picture, plain) ?? '', plain) ?? [])
}

async function askPicture(address: string): Promise<Row> {
  const startedMs = performance.now()
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
  await response?.body?.cancel()
  const ms = Math.round(performance.now() - startedMs)
  const call = `picture ${printable(address)}`
  return { call, family: 'picture', status: response?.status ?? 0, ms, findings: judgePicture(response) }
}

function judgePicture(response: Response | null): Finding[] {
  if (!response) return [gap('No answer', LOSS)]
  if (response.status !== 200) return [gap(`It answers ${response.status}`, LOSS)]
  const type = response.headers.get('content-type') ?? ''
  return type.startsWith('image/') ? [] : [gap(`It is no picture but ${printable(type) || 'unknown'}`, LOSS)]
}
