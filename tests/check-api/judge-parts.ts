import type { WireBanners } from '../../app/contract/banners.ts'
import type { WireBrands } from '../../app/contract/brands.ts'
import type { WireListing } from '../../app/contract/listing.ts'
import type { WireMenu } from '../../app/contract/menus.ts'
import type { WireSettings } from '../../app/contract/settings.ts'
import type { WireShowcase } from '../../app/contract/showcase.ts'
import { toBanners } from '../../app/models/content/banners.ts'
import { toBrandGroups } from '../../app/models/listing/brands.ts'
import type { Seen } from './call.ts'
import { type Finding, gap, note } from './finding.ts'
import { judgeCards } from './judge-products.ts'

export function judgeSettings(wire: WireSettings): Finding[] {
  const { site, loja } = wire.sistema.geral
  return [
    !site.nome && gap('No name of the shop (sistema.geral.site.nome)', 'The store is called Seiva.'),
    !site.endereco.cidade &&
      note('No address of the shop', 'Search engines get no facts about prices and stock for their results.'),
    loja.fechada && gap('The shop is closed (fechada)', 'Every page is a notice in place of the store.'),
    (loja.manutencao || loja.implantacao) &&
      note(
        loja.manutencao ? 'The shop is in maintenance (manutencao)' : 'The shop is being set up (implantacao)',
        'Every page has a notice that no orders will be considered.'
      )
  ].filter(found => found !== false)
}

export function judgeBanners(wire: WireBanners, { body, loss, context }: Seen): Finding[] {
  const sent = countSent(body, 'banners')
  const shown = toBanners(wire, context).length
  if (sent === 0) return [gap('The list is empty', loss)]
  if (shown === 0) return [gap('No banner has a picture, a video or a text', loss)]
  return leftOut(sent, shown, 'banners', 'nothing to show')
}

export function judgeShowcase({ produtos, vitrine }: WireShowcase, { body, loss, context }: Seen): Finding[] {
  const wires = produtos ?? []
  if (wires.length === 0) return [gap('The list of products is empty', loss)]
  const untitled = vitrine.titulo === '' ? [note('It has no title', 'The row of products has no heading.')] : []
  return [...judgeCards(wires, countSent(body, 'produtos'), context), ...untitled]
}

export function judgeMenu({ menu }: WireMenu, { body, loss }: Seen): Finding[] {
  if (!menu?.length) return [gap('The menu is empty', loss)]
  return leftOut(countSent(body, 'menu'), menu.length, 'entries', 'no label')
}

export function judgeBrands(wire: WireBrands, { body, loss, context }: Seen): Finding[] {
  const sent = countSent(body, 'marcas')
  const shown = toBrandGroups(wire, context).reduce((sum, { brands }) => sum + brands.length, 0)
  if (sent === 0) return [gap('The list is empty', loss)]
  return leftOut(sent, shown, 'brands', 'no address')
}

export function judgeListing({ conteudo, info }: WireListing, { body, context }: Seen): Finding[] {
  const wires = conteudo.produtos ?? []
  const cards = judgeCards(wires, countSent(partOf(body, 'conteudo'), 'produtos'), context)
  const total = info.total ?? info.exibindo ?? 0
  if (wires.length === 0 || total >= wires.length) return cards
  return [...cards, gap('info.total is missing or too small', 'Shoppers reach the first page of products alone.')]
}

function leftOut(sent: number, shown: number, entries: string, lack: string): Finding[] {
  if (sent <= shown) return []
  return [gap(`${sent - shown} of ${sent} ${entries} have ${lack}`, `Those ${entries} are left out.`)]
}

/** Number of entries under the key before the parser dropped invalid ones. */
function countSent(body: unknown, key: string): number {
  const found = partOf(body, key) ?? partOf(partOf(body, 'data'), key)
  return typeof found === 'object' && found !== null ? Object.keys(found).length : 0
}

function partOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
}
