import { loadTree } from '../queries/categories.ts'
import { loadParcel } from '../queries/parcel.ts'
import { loadProducts } from '../queries/products.ts'
import { loadSellers, loadSellersOf } from '../queries/sellers.ts'
import { cepDigits } from '../rules/cep.ts'
import { wholeNumber } from '../rules/whole-number.ts'
import { offersOf, sellerOf } from '../wire/sellers.ts'
import { type CommerceContext, notFound, refuse } from './errors.ts'
import { listingRequest } from './parameters.ts'
import { freightsOf } from './shipment.ts'

export async function sellers(c: CommerceContext) {
  return c.json({ vendedores: await loadShown(c) })
}

export async function seller(c: CommerceContext) {
  const [vendedor] = await loadShown(c, c.req.param('slug'))
  return vendedor ? c.json({ vendedor }) : notFound(c)
}

async function loadShown(c: CommerceContext, slug?: string) {
  const { db } = c.env
  const { language } = c.var
  const [tree, rows] = await Promise.all([loadTree(db, language), loadSellers(db, language, slug)])
  return rows.map(row => sellerOf(row, tree, c.var))
}

export async function offers(c: CommerceContext) {
  const { offset, limit } = listingRequest(c)
  const { db } = c.env
  const id = Number(c.req.param('id'))
  const [product] = await loadProducts(db, [id], c.var.language)
  const variantId = wholeNumber(c.req.query('productAttributeValueId'), 0, 1) ?? 0
  const variant = product?.variants.find(({ id: own }) => own === variantId) ?? null
  if (!product || (variantId !== 0 && !variant)) return notFound(c)
  const sellerId = wholeNumber(c.req.query('sellerId'), null, 1) ?? null
  const found = await loadSellersOf(db, id, sellerId, { offset, limit })
  const freight = await freightTo(c, id, variantId)
  const produtos = offersOf({ product, variant, sellers: found.rows, freight }, c.var)
  return c.json({ produtos, info: { offset, limit, exibindo: produtos.length, total: found.total } })
}

async function freightTo(c: CommerceContext, productId: number, variantId: number) {
  const cep = c.req.query('cep') ?? ''
  if (cep === '') return null
  const digits = cepDigits(cep) ?? refuse(c, 422, 'bad-cep')
  const parcel = await loadParcel(c.env.db, productId, variantId, 1)
  const [cheapest] = parcel ? freightsOf(c, digits, parcel).fretes : []
  return cheapest ? { valor: cheapest.valor, prazo: cheapest.prazo } : null
}
