import type { WireBanners } from '../../app/contract/banners.ts'
import type { WireBrands } from '../../app/contract/brands.ts'
import type { WireListing } from '../../app/contract/listing.ts'
import type { WireMenu } from '../../app/contract/menus.ts'
import type { WireSettings } from '../../app/contract/settings.ts'
import type { WireShowcase } from '../../app/contract/showcase.ts'
import { toBanners } from '../../app/models/content/banners.ts'
import { toBrandGroups } from '../../app/models/listing/brands.ts'
import type { MapContext } from '../../app/models/store/map-context.ts'
import { type Finding, gap, note } from './finding.ts'
import { judgeCards } from './judge-products.ts'
import { HOME_PART } from './losses.ts'

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

export function judgeBanners({ banners }: WireBanners, body: unknown, context: MapContext): Finding[] {
  const sent = countSent(body, 'banners')
  const shown = toBanners({ banners }, context).length
  if (sent === 0) return [gap('The list is empty', HOME_PART)]
  if (shown === 0) return [gap('No banner has a picture, a video or a text', HOME_PART)]
  const unshown = sent - shown
  return unshown > 0 ? [gap(`${unshown} of ${sent} banners have nothing to show`, 'Those banners are left out.')] : []
}

export function judgeShowcase({ produtos, vitrine }: WireShowcase, body: unknown, context: MapContext): Finding[] {
  const wires = produtos ?? []
  if (wires.length === 0) return [gap('The list of products is empty', HOME_PART)]
  const untitled = vitrine.titulo === '' ? [note('It has no title', 'The row of products has no heading.')] : []
  return [...judgeCards(wires, countSent(body, 'produtos'), context), ...untitled]
}

export function judgeMenu({ menu }: WireMenu, body: unknown, loss: string): Finding[] {
  const items = menu?.length ?? 0
  const sent = countSent(body, 'menu')
  if (items === 0) return [gap('The menu is empty', loss)]
  return sent > items ? [gap(`${sent - items} of ${sent} entries have no label`, 'Those entries are left out.')] : []
}

export function judgeBrands(wire: WireBrands, body: unknown, context: MapContext): Finding[] {
  const sent = countSent(body, 'marcas')
  const shown = toBrandGroups(wire, context).reduce((sum, { brands }) => sum + brands.length, 0)
  if (sent === 0) return [gap('The list is empty', 'The page of all brands (/marcas) is empty.')]
  return sent > shown ? [gap(`${sent - shown} of ${sent} brands have no address`, 'Those brands are left out.')] : []
}

export function judgeListing({ conteudo, info }: WireListing, body: unknown, context: MapContext): Finding[] {
  const wires = conteudo.produtos ?? []
  const cards = judgeCards(wires, countSent(partOf(body, 'conteudo'), 'produtos'), context)
  const total = info.total ?? info.exibindo ?? 0
  if (wires.length === 0 || total >= wires.length) return cards
  return [...cards, gap('info.total is missing or too small', 'Shoppers reach the first page of products alone.')]
}

/** Number of entries under the key before the parser dropped invalid ones. */
function countSent(body: unknown, key: string): number {
  const found = partOf(body, key) ?? partOf(partOf(body, 'data'), key)
  return typeof found === 'object' && found !== null ? Object.keys(found).length : 0
}

function partOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
}
