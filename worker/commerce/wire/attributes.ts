import type { View } from '../context.ts'
import type { Product, ProductRow, SiblingRow } from '../queries/products.ts'
import { cartPayload } from './cart-payload.ts'
import { imageOf, imagePaths } from './images.ts'
import { pricesOf } from './prices.ts'
import { linkTo, picture, productRoute } from './routes.ts'

/** `atributos`: options within a page (`simples`) and sibling pages (`unico`). Empty when the product has neither. */
export function attributesOf(product: Product, view: View) {
  return { ...siblingsOf(product, view), ...variantsOf(product, view) }
}

function variantsOf({ row, variants }: Product, view: View) {
  const [first] = variants
  if (!first) return {}
  const valores = variants.map(variant => ({
    idAtributoValor: variant.id,
    sku: variant.sku,
    label: variant.label,
    ...picture(view.origin, variant.image),
    estoque: row.available === 1 ? variant.stock : 0,
    estoqueMarketplace: 0,
    descontoAdicional: 0,
    precos: pricesOf({ cents: variant.price_cents ?? row.price_cents, listCents: row.list_price_cents }, view.settings),
    pontos: [],
    AgendamentoPreco: [],
    carrinho:
      row.available === 1 && variant.stock > 0
        ? cartPayload(view.origin, [{ productId: row.id, variantId: variant.id }])
        : [],
    selecionado: false,
    listaPresente: []
  }))
  return { simples: { id: String(first.attribute_id), nome: first.attribute, tipo: 'texto', valores } }
}

function siblingsOf({ row, siblings }: Product, view: View) {
  if (siblings.length === 0) return {}
  return {
    unico: {
      id: String(row.sibling_attribute_id),
      nome: row.sibling_attribute ?? '',
      tipo: 'texto',
      valores: siblings.map(sibling => siblingOf(sibling, row.id, view))
    }
  }
}

function siblingOf(sibling: SiblingRow, selectedId: number, view: View) {
  const front = imagePaths(sibling.images).slice(0, 1)
  return {
    idAtributoValor: sibling.id,
    label: sibling.label,
    ...picture(view.origin, front[0] ?? ''),
    produto: {
      id: sibling.id,
      estoque: sibling.stock,
      estoqueMarketplace: 0,
      status: statusOf(sibling),
      midias: { imagens: front.map(path => imageOf(view.origin, path, sibling.name, sibling.id * 10, 0)) },
      atributoSimples: []
    },
    ...linkTo(productRoute(sibling.slug), view.origin),
    selecionado: sibling.id === selectedId
  }
}

/** Whether a product can be bought: without units it is unavailable, whatever its row says. */
export function statusOf(row: Pick<ProductRow, 'available' | 'status'>): ProductRow['status'] {
  if (row.available === 1) return 'disponivel'
  return row.status === 'sobConsulta' ? 'sobConsulta' : 'indisponivel'
}
