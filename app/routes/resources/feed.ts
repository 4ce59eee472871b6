import { settingsOrDefaults } from '../../api/settings.ts'
import { scopeContext } from '../../context.ts'
import { FeedOutage, feedPages } from '../../loaders/feed-pages.server.ts'
import { FEED_END, type FeedItem, writeFeedItem, writeFeedStart } from '../../models/content/feed.ts'
import type { Route } from './+types/feed.ts'
import { crawlerFile, unavailableFile } from './crawler-file.server.ts'

/** GET /feeds/produtos.xml: every product with its price, for shopping engines. Streams as the API's pages arrive. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { name, seo } = await settingsOrDefaults(scope)
  const pages = feedPages(scope)
  const first = await pages.next().catch(orOutage)
  if (!first) return unavailableFile()
  const start = writeFeedStart({ name, description: seo.description, origin: scope.origin })
  return crawlerFile(stream(start, first, pages, scope.origin), 'application/xml')
}

function orOutage(error: unknown): null {
  if (error instanceof FeedOutage) return null
  throw error
}

/** A failure on the way aborts the stream, so that nobody takes a partial file for a complete one. */
function stream(
  start: string,
  first: IteratorResult<FeedItem[]>,
  pages: AsyncGenerator<FeedItem[]>,
  origin: string
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: IteratorResult<FeedItem[]> | null = first
  return new ReadableStream({
    start: controller => controller.enqueue(encoder.encode(start)),
    async pull(controller) {
      const page = next ?? (await pages.next())
      next = null
      if (!page.done) return controller.enqueue(encoder.encode(writeItems(page.value, origin)))
      controller.enqueue(encoder.encode(FEED_END))
      controller.close()
    },
    cancel: () => pages.return(undefined).then(() => {})
  })
}

function writeItems(items: readonly FeedItem[], origin: string): string {
  return items.map(item => writeFeedItem(item, origin)).join('')
}
