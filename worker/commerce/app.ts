import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Commerce, CommerceEnv, CommerceOptions } from './context.ts'
import { addToCart, readCart, removeFromCart, updateCart } from './handlers/cart.ts'
import { changeOrder, orderPage } from './handlers/checkout-page.ts'
import { banners, brands, menu, popup, settings } from './handlers/content.ts'
import { failure, internalError, notFound } from './handlers/errors.ts'
import { shipment } from './handlers/shipment.ts'
import { user, wishlist, zipcode } from './handlers/shopper.ts'
import { showcase } from './handlers/showcase.ts'
import { urlDetail } from './handlers/url-detail.ts'
import { listing } from './handlers/url-listing.ts'
import { urlList, urlLists } from './handlers/url-lists.ts'
import { urlHome, urlPage, urlVerify } from './handlers/url-pages.ts'
import { answerHeaders } from './middleware/answer-headers.ts'
import { appToken } from './middleware/app-token.ts'
import { view } from './middleware/view.ts'
import { settingsReader } from './settings-reader.ts'

export type { CommerceOptions } from './context.ts'

/** The embedded commerce backend: the storefront's API below /api/v2/front/, and the stand-in checkout page. */
export function createCommerceApp(options: CommerceOptions): { fetch(request: Request): Promise<Response> | Response } {
  const commerce = partsOf(options)
  const app = new Hono<CommerceEnv>()
  // Outermost first: even a refusal and an error carry the headers, and both speak the shopper's language.
  app.use(answerHeaders(commerce.randomId))
  app.use(view(commerce))
  app.route('/api/v2/front', frontApi(commerce))
  app.get('/checkout/carrinho', orderPage)
  app.post('/checkout/carrinho', changeOrder)
  app.notFound(notFound)
  app.onError(internalError)
  return { fetch: request => app.fetch(request) }
}

/** The route table. */
function frontApi(commerce: Commerce) {
  return new Hono<CommerceEnv>()
    .use(appToken(commerce.appToken), limitBody)
    .get('/url/verify', urlVerify)
    .get('/url/home', urlHome)
    .get('/url/page', urlPage)
    .get('/url/product/detail', urlDetail)
    .get('/url/product/listing/category', listing('category'))
    .get('/url/product/listing/brand', listing('brand'))
    .get('/url/product/listing/landing-page', listing('landing-page'))
    .get('/url/product/listing/search', listing('search'))
    .get('/url/list/listing', urlLists)
    .get('/url/list/detail', urlList)
    .get('/showcase/products/:name', showcase)
    .get('/showcase/banners/:name', banners)
    .get('/struct/menus/:name', menu)
    .get('/struct/popup/:nivel', popup)
    .get('/settings', settings)
    .get('/brands', brands)
    .get('/checkout/cart', readCart)
    .post('/checkout/cart', addToCart)
    .put('/checkout/cart', updateCart)
    .delete('/checkout/cart', removeFromCart)
    .get('/checkout/user', user)
    .post('/checkout/zipcode', zipcode)
    .post('/shipment/product', shipment)
    .get('/wishlist', wishlist)
    .post('/wishlist/:action{add|remove|verify}', wishlist)
    .get('/ping', c => c.json({ sucesso: true }))
}

/** JSON bodies of the cart: 64 KiB. */
const limitBody = bodyLimit({ maxSize: 64 * 1024, onError: c => failure(c, 413, 'body-too-large') })

function partsOf(options: CommerceOptions): Commerce {
  const now = options.now ?? Date.now
  const randomId = options.randomId ?? randomHex
  const { db, sessions, appToken: token } = options
  return { db, sessions, appToken: token, now, randomId, settings: settingsReader(db, now) }
}

function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
