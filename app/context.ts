import { createContext } from 'react-router'
import type { PageType } from './api/catalog.ts'
import type { Transport } from './api/client.ts'
import type { PageError } from './api/page-error.ts'
import type { LanguageCode } from './i18n/language.ts'
import type { Translator } from './i18n/translator.ts'
import type { Subject } from './models/content/structured-data.ts'
import type { AdultMark } from './models/product/adult-mark.ts'
import type { AdultVerifier } from './models/product/age-gate.ts'
import type { SharePicture } from './models/product/share-picture.ts'
import type { MapContext, MediaPlace } from './models/store/map-context.ts'

export interface Registration {
  /** Where the configuration says accounts are made: by the API's call, or on this page. Null: nothing is said. */
  said: 'on' | { page: string } | null
  /** Whether the API has the call. `again` asks it even when its answer is remembered. */
  hasCall: (again?: boolean) => Promise<boolean>
  /** Origin of the API's own pages. */
  apiOrigin: string
}

export interface RequestScope {
  language: LanguageCode
  origin: string
  /** Origins whose absolute addresses are pages of this store. */
  ownOrigins: string[]
  /** Where the API's pictures live; undefined when this store serves them. */
  media: MediaPlace | undefined
  nonce: string
  /** Allows a tag manager in this response's content security policy. Absent where none may load. */
  allowTagManager?: () => void
  isCrawler: boolean
  markdown?: true
  /** Set for documents: `asMarkup` keeps views out of their data. Client navigations and Markdown lack it. */
  isDocument?: true
  /** Marks a page that is rendered without a part that is late: it is shown and not cached. */
  markIncomplete?: () => void
  /** Page types of listing paths from the last lookup, so that a listing loads in parallel with the next one. */
  levels?: Map<string, PageType>
  drawPicture?: (picture: SharePicture) => Promise<Response | null>
  reportError?: (error: unknown) => void
  /** Spec 9: an invented rating in structured data for products without one: see docs/quirks.md. Absent: off. */
  defaultRating?: boolean
  /** The marks of adult products: see `models/adult-mark.ts`. Absent: words alone mark them. */
  adultMarks?: readonly AdultMark[]
  /** How a real API makes accounts. Absent: by the embedded backend's call. */
  registration?: Registration
  /** Turnstile's site key: documents carry its script. Absent: the shop does without. */
  turnstile?: string
  /** Who says how old the shopper is. Absent: the shopper. */
  adultVerifier?: AdultVerifier
  /** Keeps the age that the shopper confirmed in a form. Only for actions. */
  confirmAge?: (age: number) => void
  /** Anonymous reads, cached. */
  transport: Transport
  /** Calls on behalf of the shopper, never cached. Only for actions. */
  personalTransport: Transport
  /** Replaces the page: an unknown middleware, or with the query `debug` a failed call (spec 8). */
  error?: PageError
}

export const scopeContext = createContext<RequestScope>()

export function mapContext({ language, ownOrigins, media, adultMarks = [], adultVerifier }: RequestScope): MapContext {
  return {
    language,
    origins: ownOrigins,
    ...(media && { media }),
    ...(adultMarks.length > 0 && { adultMarks }),
    ...(adultVerifier && { adultVerifier })
  }
}

type MarkdownWriter = (place: { origin: string; t: Translator }) => string | Promise<string>

export const markdownContext = createContext<MarkdownWriter | null>(null)

export const subjectContext = createContext<(() => Subject) | null>(null)

/** The shop's own theme as CSS; '' without one. */
export const themeContext = createContext('')
