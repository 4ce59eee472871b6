import { fetchSeller } from '../../api/sellers.ts'
import { mapContext, markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { PATHS } from '../../links.ts'
import { crumbsFromHome } from '../../loaders/crumbs.server.ts'
import { loadListing } from '../../loaders/load-listing.server.ts'
import '../../i18n/messages/sellers.ts'
import { listingMarkdown } from '../../models/markdown/listing-markdown.ts'
import { indexMarkdown } from '../../models/markdown/page-markdown.ts'
import { pageMeta } from '../../sections/head/page-meta.ts'
import { listingMeta, listingSubject } from '../../sections/listing/listing-meta.ts'
import { ListingPage } from '../../sections/listing/listing-page.tsx'
import { EmptySeller, SellerHead } from '../../sections/sellers/seller-head.tsx'
import { failedPage } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'

/** A shop and the listing of its products. The page renders with either one if the API knows only that. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const [found, page] = await Promise.all([
    fetchSeller(scope.transport, params.seller, mapContext(scope)),
    loadListing(scope, 'landing-page', url)
  ])
  const seller = found.ok ? found.data : null
  const t = createTranslator(scope.language)
  if (page.ok) {
    const title = seller?.name || page.listing.title
    context.set(markdownContext, ({ origin }) => listingMarkdown({ ...page, title, origin }, t))
    context.set(subjectContext, () => listingSubject(page))
    return { seller, page, crumbs: page.listing.breadcrumb }
  }
  if (!seller || page.status !== 404) throw await failedPage(page, scope, url)
  context.set(markdownContext, ({ origin }) => indexMarkdown(seller.name, seller.categories, origin))
  const sellers = { label: t('sellers.title'), path: PATHS.sellers }
  return { seller, page: null, crumbs: crumbsFromHome(t, sellers, { label: seller.name, path: seller.path }) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.page) return listingMeta(matches, loaderData.page)
  const seller = loaderData?.seller
  return seller ? pageMeta(matches, { title: seller.name, description: seller.description, canonical: '' }) : []
}

export default function Seller({ loaderData: { seller, page, crumbs } }: Route.ComponentProps) {
  if (!seller) return page ? <ListingPage {...page} /> : null
  return (
    <>
      <SellerHead crumbs={crumbs} seller={seller} />
      {page ? <ListingPage {...page} listing={{ ...page.listing, breadcrumb: [] }} /> : <EmptySeller seller={seller} />}
    </>
  )
}
