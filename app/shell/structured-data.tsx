import { createContext, useContext } from 'react'

/** JSON-LD of the document that is rendered. Browsers hold nothing: it is written once, by the server. */
export const StructuredDataContext = createContext('')

/**
 * For search engines, which load documents. The browser does not repeat it: hydration passes over what it does not
 * know at the end of the body, and `page-changes` takes it away when another page comes in its place.
 */
export function StructuredData() {
  const json = useContext(StructuredDataContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no text can end the element: see toScriptText.
  return json ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} /> : null
}
