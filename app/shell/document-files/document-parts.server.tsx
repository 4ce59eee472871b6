import { USE_TYPEFACE } from '../typeface/show-typeface.ts'
import type { DocumentParts } from './document-parts.ts'

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
}

interface DocumentContent {
  files: DocumentFiles
  nonce: string | undefined
  /** The shop's own theme: custom properties of checked values (theme-css.server.ts). */
  themeCss: string | undefined
  /** JSON in which no text can end the element: see toScriptText. */
  structuredData: string
}

export function documentParts({ files, nonce, themeCss, structuredData }: DocumentContent): DocumentParts {
  return {
    modulePreloads: <ModulePreloads modules={files.modules} />,
    styles: files.css ? <InlineStyles {...files} nonce={nonce} /> : null,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see `themeCss`.
    theme: themeCss ? <style nonce={nonce} dangerouslySetInnerHTML={{ __html: themeCss }} /> : null,
    structuredData: structuredData ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see `structuredData`.
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
    ) : null
  }
}

/** `<Scripts>` lists small files first. These links stand before its own, so that the largest file starts first. */
function ModulePreloads({ modules }: Pick<DocumentFiles, 'modules'>) {
  return modules.map(href => <link key={href} rel="modulepreload" href={href} />)
}

/** The browser never fetches a disabled link. `<Links>` adopts it, and Vite's preload helper finds the sheet present. */
function InlineStyles({ css, sheets, nonce }: DocumentFiles & { nonce: string | undefined }) {
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
