import { loadProducts } from '../queries/products.ts'
import { loadRelated, loadShowcase } from '../queries/showcase.ts'
import { say } from '../texts.ts'
import { productOf } from '../wire/product.ts'
import { limitOf } from './content.ts'
import type { CommerceContext } from './errors.ts'

/** GET showcase/products/{name}: a named showcase, or one of the platform's two built-in ones. */
export async function showcase(c: CommerceContext) {
  const name = c.req.param('name') ?? ''
  if (name === 'ultimos-vistos') return built(c, say(c.var.view.language, 'seen'), seenIds(c))
  if (name === 'produto-detalhe-indicados') return related(c)
  const found = await loadShowcase(c.var.commerce.db, name, c.var.view.language, limitOf(c))
  if (!found) return c.json({ vitrine: [], produtos: [] })
  return answer(c, { id: found.id, titulo: found.title }, found.ids)
}

/** Spec 9: up to 15 viewed products; related products limit 16. */
const SEEN_LIMIT = 15
const RELATED_LIMIT = 16

async function related(c: CommerceContext) {
  const ids = await loadRelated(c.var.commerce.db, Number(c.req.query('productId')) || 0, limitOf(c) ?? RELATED_LIMIT)
  return built(c, say(c.var.view.language, 'related'), ids)
}

/** Parses `101;103`, in this order, without the current product. */
function seenIds(c: CommerceContext): number[] {
  const current = Number(c.req.query('productId'))
  const ids = (c.req.query('seenProducts') ?? '').split(/[;,]/).filter(id => /^\d{1,9}$/.test(id))
  const others = [...new Set(ids.map(Number))].filter(id => id !== current)
  return others.slice(0, limitOf(c) ?? SEEN_LIMIT)
}

function built(c: CommerceContext, titulo: string, ids: number[]) {
  return answer(c, { id: 0, titulo }, ids)
}

async function answer(c: CommerceContext, vitrine: { id: number; titulo: string }, ids: number[]) {
  const products = await loadProducts(c.var.commerce.db, ids, c.var.view.language)
  const produtos = products.map(product => productOf(product, c.var.view))
  return c.json({ vitrine: { ...vitrine, nivel: 'home', tagTitulo: 'h2' }, produtos })
}
