import { createContext, type ReactNode } from 'react'

/**
 * What only the server writes into a document. Hydration ignores unknown elements in the head and at the end of the body,
 * and a client render that starts over keeps its styles.
 */
export interface DocumentParts {
  modulePreloads: ReactNode
  styles: ReactNode
  theme: ReactNode
  /** `page-changes` removes it on navigation. */
  structuredData: ReactNode
}

/** Empty in the browser. */
export const DocumentPartsContext = createContext<Partial<DocumentParts>>({})
