import '../../i18n/messages/listing.ts'
import '../../i18n/messages/search.ts'
import { redirect } from 'react-router'
import { markdownContext, scopeContext } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { loadListing } from '../../loaders/load-listing.server.ts'
import { pricedSearch } from '../../models/listing/price-words.ts'
import { listingMarkdown } from '../../models/markdown/listing-markdown.ts'
import { listingMeta } from '../../sections/listing/listing-meta.ts'
import { ListingPage } from '../../sections/listing/listing-page.tsx'
import { failedPage } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'
import { readSearch } from './search-url.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { wanted, term } = readSearch(url)
  const priced = pricedSearch(wanted, term)
  if (priced) throw redirect(priced)
  const page = await loadListing(scope, 'search', wanted)
  if (!page.ok) throw await failedPage(page, scope, url)
  const t = createTranslator(scope.language)
  const title = term ? t('listing.results', { term }) : t('search.title')
  context.set(markdownContext, ({ origin }) => listingMarkdown({ ...page, title, origin }, t))
  return { ...page, title }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? listingMeta(matches, loaderData) : []
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />
}
