import { createContext, useContext } from 'react'
import { StaticViewsContext } from '../../sections/static-part'
import { USE_TYPEFACE } from '../typeface/typeface'

// React writes it and its types do not know it.
declare module 'react' {
  interface LinkHTMLAttributes<T> {
    disabled?: boolean
  }
}

/** What a document's routes need, as the document has it. */
export interface DocumentFiles {
  /** The rules of the page. */
  css: string
  /** Where these rules come from, as the browser's manifest and Vite's preload helper name it. */
  sheets: readonly string[]
  /** The largest first: of few connections the first ones begin at once. */
  modules: readonly string[]
  nonce?: string
}

export const DocumentFilesContext = createContext<DocumentFiles>({ css: '', sheets: [], modules: [] })

/**
 * The scripts at low priority, so that pictures come first: they stand before those of `<Scripts>`, and the first one counts.
 * The largest has the usual priority, or it would wait for the small ones that `<Scripts>` imports.
 * The server alone renders this: hydration leaves elements of the head that it does not know, and a render that starts
 * over leaves its styles.
 */
export function ModulePreloads() {
  const { modules } = useContext(DocumentFilesContext)
  if (!import.meta.env.SSR) return null
  return modules.map((href, at) => (
    <link key={href} rel="modulepreload" href={href} fetchPriority={at === 0 ? undefined : 'low'} />
  ))
}

/** The shop's own look. Like all that the server alone renders here it stays in the head from page to page. */
export function InlineTheme() {
  const { nonce } = useContext(DocumentFilesContext)
  const { themeCss } = useContext(StaticViewsContext)
  if (!import.meta.env.SSR || !themeCss) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: custom properties of checked values: see theme-css.server.ts.
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: themeCss }} />
}

/**
 * The page's rules, and a disabled link for each sheet that they are from. It is never fetched; `<Links>` takes it for its
 * own, and the helper of late chunks finds that the sheet is there.
 */
export function InlineStyles() {
  const { css, sheets, nonce } = useContext(DocumentFilesContext)
  if (!import.meta.env.SSR || !css) return null
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: USE_TYPEFACE }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own sheets: see worker/tasks/client-files.ts. */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      {sheets.map(href => (
        <link key={href} rel="stylesheet" href={href} disabled />
      ))}
    </>
  )
}
