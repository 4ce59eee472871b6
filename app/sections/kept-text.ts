import { createContext, type ReactNode } from 'react'
import type { FirstPicture } from '../ui/first-picture'

/** Markup that the server keeps from page to page. */
export interface KeptText {
  text: string
  /** The same as it leaves. */
  bytes: Uint8Array
  /** Its pictures that are in view from the start. */
  pictures: readonly FirstPicture[]
}

export interface MarkupWriter {
  render: (content: ReactNode, options: { identifierPrefix: string }) => string
  /** Told of each text that stands in the document. */
  onUse: (kept: KeptText) => void
}

/** Set by the server. */
export const MarkupWriterContext = createContext<MarkupWriter | null>(null)

/** What becomes of what is rendered: a browser hydrates it, it is static, or the server keeps it as text. */
export const RenderModeContext = createContext<'hydrated' | 'static' | 'kept'>('hydrated')
