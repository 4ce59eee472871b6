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
import type { Call } from './call.ts'
import type { Request } from './exchange.ts'
import { judgeBanners, judgeBrands, judgeListing, judgeMenu, judgeSettings, judgeShowcase } from './judge-parts.ts'
import { judgeDetail } from './judge-products.ts'
import { HOME_PART, LISTING_LOSS, MENU_LOSS } from './losses.ts'

/** Statuses of an API that lacks a call. */
const UNKNOWN = [404, 405, 410]

const section = defineCalls('section')
const page = defineCalls('page')
const action = defineCalls('action')

/** Every read that the store makes for a visitor. */
export const calls = {
  settings: section('settings', readSettings, {
    loss: 'The store shows a name, colours and free shipping that are not yours.',
    judge: judgeSettings
  }),
  home: section('url/home', readPage, {
    loss: 'Search engines read no title and no description of the home page.'
  }),
  banners: (name: string) => section(`showcase/banners/${name}`, readBanners, { loss: HOME_PART, judge: judgeBanners }),
  showcase: (name: string) =>
    section(`showcase/products/${name}`, readShowcase, { loss: HOME_PART, judge: judgeShowcase }),
  menu: (name: string) =>
    section(`struct/menus/${name}`, readMenu, { loss: MENU_LOSS[name] ?? HOME_PART, judge: judgeMenu }),
  popup: (level: string) =>
    section(`struct/popup/${level}`, readPopups, {
      severity: 'note',
      loss: 'No promotion opens there.',
      allowed: { statuses: UNKNOWN, loss: 'No promotion opens there.' }
    }),

  verify: (url: string) =>
    page('url/verify', readPageType, {
      query: { url },
      loss: 'Whoever opens this address is told that there is no such page.'
    }),
  listing: (request: ListingRequest) => {
    const { path, query } = listingCall(request)
    return page(path, readListing, { query, loss: LISTING_LOSS[request.kind], judge: judgeListing })
  },
  detail: (url: string) =>
    page('url/product/detail', readDetail, {
      query: { url },
      loss: 'The page of this product shows an error.',
      judge: judgeDetail
    }),
  page: (url: string) => page('url/page', readPage, { query: { url }, loss: 'This page of texts shows an error.' }),
  lists: page('url/list/listing', readListIndex, {
    query: { url: '/lista', offset: '0', limit: '12' },
    loss: 'The page of the shopping lists (/lista) shows an error.'
  }),
  list: (url: string) =>
    page('url/list/detail', readListDetail, {
      query: { url },
      loss: 'The page of this shopping list shows an error.'
    }),
  brands: page('brands', readBrands, {
    query: { ativo: 'true' },
    loss: 'The page of all brands (/marcas) is empty.',
    judge: judgeBrands
  }),
  sitemap: page('url/sitemap', readSitemap, {
    query: { offset: '0', limit: '1000' },
    loss: 'Search engines get no list of your pages.',
    allowed: {
      statuses: UNKNOWN,
      loss: 'The list for search engines is made of menus and listings: it may lack pages.'
    }
  }),

  reviews: (product: number) =>
    section('evaluations/product', readReviews, {
      query: { idProduto: String(product), offset: '0', limit: '10' },
      loss: 'Products show no reviews but those that come with them.'
    }),
  offers: (product: number) =>
    section(`marketplace/product/${product}`, readOffers, {
      loss: 'Products do not say which other shops sell them.'
    }),
  sellers: page('marketplace/sellers', readSellers, {
    loss: 'The page of the shops (/vendedores) is empty.',
    allowed: { statuses: UNKNOWN, loss: 'The page of the shops (/vendedores) is empty. Fine where you have none.' }
  }),
  seller: (slug: string) =>
    page(`marketplace/seller/${encodeURIComponent(slug)}`, readSeller, {
      loss: 'The page of this shop shows an error.'
    }),

  cart: action('checkout/cart', readCart, { severity: 'stop', loss: 'Nobody can buy anything.' }),
  user: action('checkout/user', readUser, {
    loss: 'Customers who have signed in are not greeted by their name.'
  }),
  // A visitor has no favourites: 200 by the contract, but 401 in many APIs.
  wishlist: action('wishlist', readWishlist, {
    loss: 'The hearts do not work.',
    allowed: { statuses: [401], loss: '' }
  }),
  ping: action('ping', readCommand, { severity: 'note', loss: '', allowed: { statuses: UNKNOWN, loss: '' } })
}

type Rest<T> = Pick<Call<T>, 'loss'> & Partial<Pick<Call<T>, 'query' | 'severity' | 'allowed' | 'judge'>>

function defineCalls(timing: Call<unknown>['timing']) {
  return <T>(path: Request['path'], read: Call<T>['read'], rest: Rest<T>): Call<T> => ({
    ...{ path, read, timing, severity: 'gap' },
    ...rest
  })
}
