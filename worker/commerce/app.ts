import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { toHex } from '../../app/hex.ts'
import type { Commerce, CommerceEnv, CommerceOptions } from './context.ts'
import { login, logout, register, user, zipcode } from './handlers/account.ts'
import { addToCart, applyCoupon, readCart, removeCoupon, removeFromCart, updateCart } from './handlers/cart.ts'
import {
  addToOrder,
  changeOrder,
  discountOrder,
  endOrder,
  orderPage,
  pageView,
  shipOrder
} from './handlers/checkout-page.ts'
import { banners, brands, menu, popup, settings, showcase, sitemap } from './handlers/content.ts'
import { failure, internalError, notFound } from './handlers/errors.ts'
import { offers, seller, sellers } from './handlers/marketplace.ts'
import { answerQuestion, askQuestion, contact, newsletter, requestNotice, requestQuote } from './handlers/messages.ts'
import { combination, listShop, productShop } from './handlers/product-shop.ts'
import { recover, reset } from './handlers/recovery.ts'
import { addReview, addStoreReview, reviewKey, reviews, storeReviews } from './handlers/reviews.ts'
import { listShipment, shipment } from './handlers/shipment.ts'
import { UPLOADS, upload } from './handlers/uploads.ts'
import { listing } from './handlers/url-listing.ts'
import { urlDetail, urlHome, urlList, urlLists, urlPage, urlVerify } from './handlers/url-pages.ts'
import { addFavourite, favourites, removeFavourite, verifyFavourite } from './handlers/wishlist.ts'
import { answerHeaders, appToken, view } from './middleware.ts'
import { createPasswords, MAX_WAITING, PASSWORD_COST } from './password-hash.ts'
import { loadSettings } from './queries/content.ts'
import { loadValueGroups } from './queries/listing-criteria.ts'
import { CART_PATH } from './wire/cart-payload.ts'

/** The embedded commerce backend: the storefront's API below /api/v2/front/, shoppers' pictures, the demonstration checkout. */
export function createCommerceApp(options: CommerceOptions): { fetch(request: Request): Promise<Response> | Response } {
  if (options.appToken === '') throw new Error('The commerce backend needs an app token')
  const commerce = partsOf(options)
  const app = new Hono<CommerceEnv>()
  app.get(`${UPLOADS}*`, upload)
  // Outermost first, so that refusals and errors also get the headers and the shopper's language.
  app.use(answerHeaders, view)
  app.route('/api/v2/front', frontApi)
  app.use('/checkout/carrinho/*', pageView)
  app.get('/checkout/carrinho', orderPage)
  app.post('/checkout/carrinho', changeOrder)
  app.post('/checkout/carrinho/adicionar', addToOrder)
  app.post('/checkout/carrinho/frete', shipOrder)
  app.post('/checkout/carrinho/cupom', discountOrder)
  app.get('/checkout/carrinho/finalizar', endOrder)
  app.get('/checkout/carrinho/:form', c => c.redirect(CART_PATH, 303))
  app.notFound(notFound)
  app.onError(internalError)
  return {
    fetch(request) {
      const db = isOfCatalogue(request) ? options.db.withSession('first-unconstrained') : options.db
      return app.fetch(request, { ...commerce, db })
    }
  }
}

const CATALOGUE =
  /^\/api\/v2\/front\/(url\/|showcase\/|struct\/|settings$|brands$|marketplace\/|evaluations\/(product|store)$)/

/** Reads that are the same for everybody may come from a replica. A shopper's own go to the primary, which has their writes. */
function isOfCatalogue({ method, url }: Request): boolean {
  return method === 'GET' && CATALOGUE.test(new URL(url).pathname)
}

function limited(maxSize: number) {
  return bodyLimit({ maxSize, onError: c => failure(c, 413, 'body-too-large') })
}

const atMost64KiB = limited(64 * 1024)
const atMost256KiB = limited(256 * 1024)
const atMost14MiB = limited(14 * 1024 * 1024)

/** A cart's body is small. A review has two pictures of 5 MB, a third larger in base64. */
const limitBody = createMiddleware<CommerceEnv>(async function limitBodyOfCall(c, next) {
  if (c.req.path.endsWith('/checkout/cart')) return atMost64KiB(c, next)
  return c.req.path.endsWith('/evaluations/product') ? atMost14MiB(c, next) : atMost256KiB(c, next)
})

const frontApi = new Hono<CommerceEnv>()
  .use(appToken, limitBody)
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
  .get('/url/sitemap', sitemap)
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
  .post('/shipment/list', listShipment)
  .post('/list/shop', listShop)
  .get('/marketplace/sellers', sellers)
  .get('/marketplace/seller/:slug', seller)
  .get('/marketplace/product/:id{[0-9]{1,9}}', offers)
  .get('/evaluations/product', reviews)
  .post('/evaluations/product', addReview)
  .post('/product/solicitation', requestNotice)
  .post('/product/budget', requestQuote)
  .post('/product/combination', combination)
  .post('/product/shop', productShop)
  .post('/checkout/login', login)
  .post('/checkout/register', register)
  .post('/checkout/logout', logout)
  .post('/checkout/password-recovery', recover)
  .post('/checkout/password-reset', reset)
  .put('/promotional/coupon/:code', applyCoupon)
  .delete('/promotional/coupon/:code', removeCoupon)
  .get('/wishlist', favourites)
  .post('/wishlist/add', addFavourite)
  .post('/wishlist/remove', removeFavourite)
  .post('/wishlist/verify', verifyFavourite)
  .post('/newsletter', newsletter)
  .post('/form/contact', contact)
  .post('/question', askQuestion)
  .post('/question/answer', answerQuestion)
  .get('/evaluations/store', storeReviews)
  .get('/evaluations/store/add/:key', reviewKey)
  .post('/evaluations/store/add/:key', addStoreReview)
  .get('/ping', c => c.json({ sucesso: true }))

function partsOf(options: CommerceOptions): Commerce {
  const now = options.now ?? Date.now
  const { passwordCost = PASSWORD_COST, passwordQueue = MAX_WAITING } = options
  const pause = (ms: number) => scheduler.wait(ms)
  return {
    ...options,
    now,
    randomId: options.randomId ?? (() => toHex(crypto.getRandomValues(new Uint8Array(16)))),
    sleep: options.sleep ?? pause,
    passwordCost,
    passwordQueue,
    passwords: createPasswords({ cost: passwordCost, maxWaiting: passwordQueue, sleep: pause }),
    settings: keptAMinute(() => loadSettings(options.db), now),
    valueGroups: keptAMinute(() => loadValueGroups(options.db), now)
  }
}

const KEPT_MS = 60_000

/** Reads at most once a minute. Keeps the value: a promise would belong to one request. */
function keptAMinute<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let kept: { value: T; until: number } | null = null
  return async function readKept() {
    if (kept && kept.until > now()) return kept.value
    const value = await read()
    kept = { value, until: now() + KEPT_MS }
    return value
  }
}
