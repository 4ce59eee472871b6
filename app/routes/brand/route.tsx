import { markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { loadListing } from '../../loaders/load-listing.server.ts'
import { listingMarkdown } from '../../models/markdown/listing-markdown.ts'
import { listingMeta, listingSubject } from '../../sections/listing/listing-meta.ts'
import { ListingPage } from '../../sections/listing/listing-page.tsx'
import { failedPage } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const page = await loadListing(scope, 'brand', url)
  if (!page.ok) throw await failedPage(page, scope, url)
  context.set(subjectContext, () => listingSubject(page))
  context.set(markdownContext, ({ origin, t }) => listingMarkdown({ ...page, origin }, t))
  return page
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? listingMeta(matches, loaderData) : []
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />
}
