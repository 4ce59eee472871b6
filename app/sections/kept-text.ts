import { createContext, type ReactNode } from 'react'
import type { FirstPicture } from '../ui/first-picture.ts'

/** Markup that the server caches across pages. */
export interface KeptText {
  text: string
  /** Its pictures that are visible from the start. */
  pictures: readonly FirstPicture[]
}

export type MarkupWriter = (content: ReactNode, options: { identifierPrefix: string }) => string

export const MarkupWriterContext = createContext<MarkupWriter | null>(null)

/** How React's output is used: the browser hydrates it, it is static, or the server caches it as text. */
export const RenderModeContext = createContext<'hydrated' | 'static' | 'kept'>('hydrated')
