import { readPageType } from '../../app/api/catalog.ts'
import { listingCall } from '../../app/api/listing-call.ts'
import { readBanners } from '../../app/contract/banners.ts'
import { readBrands } from '../../app/contract/brands.ts'
import { readCart } from '../../app/contract/cart.ts'
import { readCommand } from '../../app/contract/command.ts'
import { readListing } from '../../app/contract/listing.ts'
import { readListDetail, readListIndex } from '../../app/contract/lists.ts'
import { readMenu } from '../../app/contract/menus.ts'
import { readOffers } from '../../app/contract/offers.ts'
import { readPage } from '../../app/contract/page.ts'
import { readPopups } from '../../app/contract/popup.ts'
import { readDetail } from '../../app/contract/product-detail.ts'
import { readReviews } from '../../app/contract/reviews.ts'
import { readSeller, readSellers } from '../../app/contract/sellers.ts'
import { readSettings } from '../../app/contract/settings.ts'
import { readShowcase } from '../../app/contract/showcase.ts'
import { readSitemap } from '../../app/contract/sitemap.ts'
import { readUser } from '../../app/contract/user.ts'
import { readWishlist } from '../../app/contract/wishlist.ts'
import type { ListingRequest } from '../../app/models/listing/listing.ts'
import type { MapContext } from '../../app/models/store/map-context.ts'
import type { Call } from './call.ts'
import type { Request } from './exchange.ts'
import { judgeBanners, judgeBrands, judgeListing, judgeMenu, judgeSettings, judgeShowcase } from './judge-parts.ts'
import { judgeDetail } from './judge-products.ts'
import { HOME_PART, LISTING_LOSS, MENU_LOSS } from './losses.ts'

/** Statuses of an API that lacks a call. */
const UNKNOWN = [404, 405, 410]

/** Every read that the store makes for a visitor. */
export function callsFor(context: MapContext) {
  return { ...homeCalls(context), ...pageCalls(context), ...productCalls(), ...shopperCalls() }
}

/** Parts of the home page and of every page. */
function homeCalls(context: MapContext) {
  return {
    settings: call('settings', {
      ...{ timing: 'section', read: readSettings, severity: 'gap', judge: judgeSettings },
      loss: 'The store shows a name, colours and free shipping that are not yours.'
    }),
    home: call('url/home', {
      ...{ timing: 'section', read: readPage, severity: 'gap' },
      loss: 'Search engines read no title and no description of the home page.'
    }),
    banners: (name: string) =>
      call(`showcase/banners/${name}`, {
        ...{ timing: 'section', read: readBanners, severity: 'gap', loss: HOME_PART },
        judge: (wire, body) => judgeBanners(wire, body, context)
      }),
    showcase: (name: string) =>
      call(`showcase/products/${name}`, {
        ...{ timing: 'section', read: readShowcase, severity: 'gap', loss: HOME_PART },
        judge: (wire, body) => judgeShowcase(wire, body, context)
      }),
    menu: (name: string) =>
      call(`struct/menus/${name}`, {
        ...{ timing: 'section', read: readMenu, severity: 'gap', loss: MENU_LOSS[name] ?? HOME_PART },
        judge: (wire, body) => judgeMenu(wire, body, MENU_LOSS[name] ?? HOME_PART)
      }),
    popup: (level: string) =>
      call(`struct/popup/${level}`, {
        ...{ timing: 'section', read: readPopups, severity: 'note', loss: 'No promotion opens there.' },
        allowed: { statuses: UNKNOWN, loss: 'No promotion opens there.' }
      })
  }
}

/** Pages of products, texts and lists. */
function pageCalls(context: MapContext) {
  return {
    verify: (url: string) =>
      call('url/verify', {
        ...{ query: { url }, timing: 'page', read: readPageType, severity: 'gap' },
        loss: 'Whoever opens this address is told that there is no such page.'
      }),
    listing: (request: ListingRequest) =>
      call(listingCall(request).path, {
        ...{ query: listingCall(request).query, timing: 'page', read: readListing, severity: 'gap' },
        loss: LISTING_LOSS[request.kind],
        judge: (wire, body) => judgeListing(wire, body, context)
      }),
    detail: (url: string) =>
      call('url/product/detail', {
        ...{ query: { url }, timing: 'page', read: readDetail, severity: 'gap' },
        loss: 'The page of this product shows an error.',
        judge: wire => judgeDetail(wire, context)
      }),
    page: (url: string) =>
      call('url/page', {
        ...{ query: { url }, timing: 'page', read: readPage, severity: 'gap' },
        loss: 'This page of texts shows an error.'
      }),
    lists: call('url/list/listing', {
      ...{ query: { url: '/lista', offset: '0', limit: '12' }, timing: 'page', read: readListIndex },
      ...{ severity: 'gap', loss: 'The page of the shopping lists (/lista) shows an error.' }
    }),
    list: (url: string) =>
      call('url/list/detail', {
        ...{ query: { url }, timing: 'page', read: readListDetail, severity: 'gap' },
        loss: 'The page of this shopping list shows an error.'
      }),
    brands: call('brands', {
      ...{ query: { ativo: 'true' }, timing: 'page', read: readBrands, severity: 'gap' },
      loss: 'The page of all brands (/marcas) is empty.',
      judge: (wire, body) => judgeBrands(wire, body, context)
    }),
    sitemap: call('url/sitemap', {
      ...{ query: { offset: '0', limit: '1000' }, timing: 'page', read: readSitemap, severity: 'gap' },
      loss: 'Search engines get no list of your pages.',
      allowed: {
        statuses: UNKNOWN,
        loss: 'The list for search engines is made of menus and listings: it may lack pages.'
      }
    })
  }
}

/** What a product page shows besides the product, and its shops. */
function productCalls() {
  return {
    reviews: (product: number) =>
      call('evaluations/product', {
        ...{ query: { idProduto: String(product), offset: '0', limit: '10' }, timing: 'section', read: readReviews },
        ...{ severity: 'gap', loss: 'Products show no reviews but those that come with them.' }
      }),
    offers: (product: number) =>
      call(`marketplace/product/${product}`, {
        ...{ timing: 'section', read: readOffers, severity: 'gap' },
        loss: 'Products do not say which other shops sell them.'
      }),
    sellers: call('marketplace/sellers', {
      ...{ timing: 'page', read: readSellers, severity: 'gap', loss: 'The page of the shops (/vendedores) is empty.' },
      allowed: { statuses: UNKNOWN, loss: 'The page of the shops (/vendedores) is empty. Fine where you have none.' }
    }),
    seller: (slug: string) =>
      call(`marketplace/seller/${encodeURIComponent(slug)}`, {
        ...{ timing: 'page', read: readSeller, severity: 'gap' },
        loss: 'The page of this shop shows an error.'
      })
  }
}

/** Of a visitor, and whether the API answers at all. */
function shopperCalls() {
  return {
    cart: call('checkout/cart', {
      ...{ timing: 'action', read: readCart, severity: 'stop' },
      loss: 'Nobody can buy anything.'
    }),
    user: call('checkout/user', {
      ...{ timing: 'action', read: readUser, severity: 'gap' },
      loss: 'Customers who have signed in are not greeted by their name.'
    }),
    // A visitor has no favourites: 200 by the contract, but 401 in many APIs.
    wishlist: call('wishlist', {
      ...{ timing: 'action', read: readWishlist, severity: 'gap', loss: 'The hearts do not work.' },
      allowed: { statuses: [401], loss: '' }
    }),
    ping: call('ping', {
      ...{ timing: 'action', read: readCommand, severity: 'note', loss: '' },
      allowed: { statuses: UNKNOWN, loss: '' }
    })
  }
}

export type Calls = ReturnType<typeof callsFor>

function call<T>(path: Request['path'], rest: Omit<Call<T>, 'path'>): Call<T> {
  return { path, ...rest }
}
