import { createContext, use } from 'react'
import { StaticViewsContext } from '../../sections/static-part.tsx'
import { USE_TYPEFACE } from '../typeface/show-typeface.ts'

// React renders `disabled` on a link, but its types lack it.
declare module 'react' {
  interface LinkHTMLAttributes<T> {
    disabled?: boolean
  }
}

interface DocumentFiles {
  css: string
  /** Addresses of these styles, as the browser's manifest and Vite's preload helper name them. */
  sheets: readonly string[]
  /** The largest first: on few connections the first requests start at once. */
  modules: readonly string[]
  nonce?: string
}

export const DocumentFilesContext = createContext<DocumentFiles>({ css: '', sheets: [], modules: [] })

/**
 * At low priority, so that pictures load first. These links precede those of `<Scripts>`, and the first link for an address
 * decides. The largest script would otherwise wait for the small ones that `<Scripts>` imports. Only the server renders
 * what follows: hydration ignores unknown elements in the head, and a client render that starts over keeps its styles.
 */
export function ModulePreloads() {
  if (!import.meta.env.SSR) return null
  const { modules } = use(DocumentFilesContext)
  return modules.map((href, at) => (
    <link key={href} rel="modulepreload" href={href} fetchPriority={at === 0 ? undefined : 'low'} />
  ))
}

/** The shop's own theme. Only the server renders it, so it stays in the head across navigations. */
export function InlineTheme() {
  if (!import.meta.env.SSR) return null
  const { nonce } = use(DocumentFilesContext)
  const { themeCss } = use(StaticViewsContext)
  if (!themeCss) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: custom properties of checked values: see theme-css.server.ts.
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: themeCss }} />
}

/** The browser never fetches a disabled link. `<Links>` adopts it, and Vite's preload helper finds the sheet present. */
export function InlineStyles() {
  if (!import.meta.env.SSR) return null
  const { css, sheets, nonce } = use(DocumentFilesContext)
  if (!css) return null
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
