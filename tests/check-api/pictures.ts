import type { WireDetailPage } from '../../app/contract/product-detail.ts'
import { toSource } from '../../app/models/content/link.ts'
import { pictureSource } from '../../app/models/product/product-card.ts'
import type { Row } from './call.ts'
import { type Finding, gap } from './finding.ts'
import { printable } from './printable.ts'
import type { Probing } from './probing.ts'

const TIMEOUT_MS = 5_000
const LOSS = 'An empty frame is in the place of this picture.'

/** Requests the first picture of each product without the token, because pictures are public. */
export async function checkPictures({ rows, context }: Probing, pages: readonly WireDetailPage[]): Promise<void> {
  const addresses = pages.flatMap(page => addressOf(page, context) ?? [])
  rows.push(...(await Promise.all(addresses.map(askPicture))))
}

/** The value for IMAGE_HOSTS: picture hosts other than the API's. */
export function pictureHosts(pages: readonly WireDetailPage[], context: Probing['context']): string[] {
  const hosts = pages.map(page => URL.parse(addressOf(page, context) ?? '')?.host ?? '')
  return [...new Set(hosts)].filter(host => host !== '' && !context.media?.hosts.includes(host))
}

function addressOf({ conteudo }: WireDetailPage, context: Probing['context']): string | null {
  // Without hosts, the URL is not rewritten.
  const plain = { ...context, media: context.media && { ...context.media, hosts: [] } }
  const [first] = conteudo.midias.imagens
  return first ? toSource(pictureSource(first, plain) ?? '', plain) : null
}

async function askPicture(address: string): Promise<Row> {
  const startedMs = performance.now()
  const { status, type } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(readHead, () => NONE)
  const findings: Finding[] = []
  if (status !== 200) findings.push(gap(status ? `It answers ${status}` : 'No answer', LOSS))
  else if (!type.startsWith('image/')) findings.push(gap(`It is no picture but ${printable(type) || 'unknown'}`, LOSS))
  const ms = Math.round(performance.now() - startedMs)
  return { call: `picture ${printable(address)}`, family: 'picture', status, ms, findings }
}

const NONE = { status: 0, type: '' }

async function readHead(response: Response): Promise<typeof NONE> {
  await response.body?.cancel()
  return { status: response.status, type: response.headers.get('content-type') ?? '' }
}
