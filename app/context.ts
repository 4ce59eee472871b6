import { createContext } from 'react-router'
import type { Level } from './api/catalog'
import type { Transport } from './api/client'
import type { PageError } from './api/page-error'
import type { LanguageCode } from './i18n/language'
import type { AdultMark } from './models/adult-mark'
import type { MapContext, MediaPlace } from './models/map-context'
import type { SharePicture } from './models/share-picture'
import type { StaticViews } from './models/static-views'
import type { Subject } from './models/structured-data'

/** What the edge tells every loader and action about the request that it serves. */
export interface RequestScope {
  language: LanguageCode
  /** Origin under which the shopper sees the store, without a trailing slash. */
  origin: string
  /** Origins whose absolute addresses are pages of this store. */
  ownOrigins: string[]
  /** Where the API's pictures live; undefined when they are this store's own. */
  media: MediaPlace | undefined
  /** CSP nonce of this response. */
  nonce: string
  /** Called where the store has a tag manager: the content security policy of this response lets it in. Absent where none may load. */
  allowTagManager?: () => void
  isCrawler: boolean
  /** The page is wanted as Markdown. */
  markdown?: true
  /** Of a document: filled by its loaders, read by its render. Absent for a client navigation. */
  staticViews?: StaticViews
  /** Marks a page that is rendered without a part that is late: it is shown and not cached. */
  markIncomplete?: () => void
  /** What paths of listings were when this isolate last asked: their listing is asked for beside that question. Absent: after it. */
  levels?: Map<string, Level>
  /** Draws a picture to be shared; null where that cannot be done. Absent: it never can. */
  drawPicture?: (picture: SharePicture) => Promise<Response | null>
  /** Tells ops of an error that rendering met. */
  reportError?: (error: unknown) => void
  /** Spec 9's invented rating in structured data, where a product has none: see docs/quirks.md. Absent: off. */
  defaultRating?: boolean
  /** What tells products for adults: see `models/adult-mark.ts`. Absent: what the API says alone. */
  adultMarks?: readonly AdultMark[]
  /** Anonymous reads, cached. */
  transport: Transport
  /** Calls on behalf of the shopper: never cached, and only for actions. */
  personalTransport: Transport
  /** Shown in place of the page: an unknown middleware, or with the query `debug` a call that failed (spec 8). */
  error?: PageError
}

export const scopeContext = createContext<RequestScope>()

/** What the mappers need to know of this request. */
export function mapContext({ language, ownOrigins, media, adultMarks = [] }: RequestScope): MapContext {
  return {
    language,
    origins: ownOrigins,
    ...(media && { media }),
    ...(adultMarks.length > 0 && { adultMarks })
  }
}

/** The page as Markdown, as its loader says it; asked for where `markdown` is wanted alone. */
export const markdownContext = createContext<(() => string | Promise<string>) | null>(null)

/** What the page is about, as its loader says it; for search engines, and asked for by documents alone. */
export const subjectContext = createContext<(() => Subject) | null>(null)
