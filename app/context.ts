import { createContext } from 'react-router'
import type { PageType } from './api/catalog'
import type { Transport } from './api/client'
import type { PageError } from './api/page-error'
import type { LanguageCode } from './i18n/language'
import type { Translator } from './i18n/translator'
import type { Subject } from './models/content/structured-data'
import type { StaticViews } from './models/listing/static-views'
import type { AdultMark } from './models/product/adult-mark'
import type { SharePicture } from './models/product/share-picture'
import type { MapContext, MediaPlace } from './models/store/map-context'

/** Per-request data from the edge for every loader and action. */
export interface RequestScope {
  language: LanguageCode
  /** The store's public origin, without a trailing slash. */
  origin: string
  /** Origins whose absolute addresses are pages of this store. */
  ownOrigins: string[]
  /** Where the API's pictures live; undefined when this store serves them. */
  media: MediaPlace | undefined
  /** CSP nonce of this response. */
  nonce: string
  /**
   * Call it when the store has a tag manager: this response's content security policy then allows it. Absent where no tag
   * manager may load.
   */
  allowTagManager?: () => void
  isCrawler: boolean
  /** The client asked for the page as Markdown. */
  markdown?: true
  /** Filled by a document's loaders and read by its render. Absent for a client navigation. */
  staticViews?: StaticViews
  /** Marks a page that is rendered without a part that is late: it is shown and not cached. */
  markIncomplete?: () => void
  /** Page types of listing paths from this isolate's last lookup, so that a listing loads in parallel with the lookup. Without one it loads after. */
  levels?: Map<string, PageType>
  /** Draws a share picture; null when that fails. Absent where it is not supported. */
  drawPicture?: (picture: SharePicture) => Promise<Response | null>
  /** Reports an error during rendering. */
  reportError?: (error: unknown) => void
  /** Spec 9: an invented rating in structured data for products without one: see docs/quirks.md. Absent: off. */
  defaultRating?: boolean
  /** The marks of adult products: see `models/adult-mark.ts`. Absent: only the API's own flag counts. */
  adultMarks?: readonly AdultMark[]
  /** Anonymous reads, cached. */
  transport: Transport
  /** Calls on behalf of the shopper, never cached. Only for actions. */
  personalTransport: Transport
  /** Replaces the page: an unknown middleware, or with the query `debug` a failed call (spec 8). */
  error?: PageError
}

export const scopeContext = createContext<RequestScope>()

/** The part of the request that the mappers need. */
export function mapContext({ language, ownOrigins, media, adultMarks = [] }: RequestScope): MapContext {
  return {
    language,
    origins: ownOrigins,
    ...(media && { media }),
    ...(adultMarks.length > 0 && { adultMarks })
  }
}

type MarkdownWriter = (place: { origin: string; t: Translator }) => string | Promise<string>

/** Writes the page as Markdown; set by its loader. Only called when `markdown` is requested. */
export const markdownContext = createContext<MarkdownWriter | null>(null)

/** The page's subject for search engines; set by its loader. Only documents read it. */
export const subjectContext = createContext<(() => Subject) | null>(null)
