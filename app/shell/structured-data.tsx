import { createContext, use } from 'react'

export const StructuredDataContext = createContext('')

/** Hydration ignores unknown elements at the end of the body. `page-changes` removes the script on navigation. */
export function StructuredData() {
  if (!import.meta.env.SSR) return null
  const json = use(StructuredDataContext)
  if (!json) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no text can end the element: see toScriptText.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
