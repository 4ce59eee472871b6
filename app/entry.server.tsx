import * as clientFiles from 'virtual:client-files'
import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { markdownContext, scopeContext, themeContext } from './context.ts'
import { renderToDocumentStream } from './document-stream.server.ts'
import { loadStructuredData } from './loaders/structured-data.server.ts'
import './i18n/english.ts'
import { turnstileScript } from './forms/turnstile.ts'
import { htmlLang } from './i18n/language.ts'
import { createTranslator } from './i18n/translator.ts'
import { failureMarkdown } from './models/markdown/page-markdown.ts'
import { MarkupWriterContext } from './sections/kept-text.ts'
import { holdControls } from './sections/product-card/held-controls.ts'
import { RELOAD_ONCE } from './shell/chunk-failure/reload-once.ts'
import { takeFiles } from './shell/document-files/document-files.server.ts'
import { documentParts } from './shell/document-files/document-parts.server.tsx'
import { DocumentPartsContext } from './shell/document-files/document-parts.ts'
import { pictureLink } from './shell/document-files/picture-link.server.ts'
import { EARLY_TAPS } from './shell/early-taps/early-taps.ts'
import { type FirstPicture, FirstPictureContext } from './ui/first-picture.ts'
import { partsLoaded } from './ui/part.tsx'

/** Milliseconds until pending loader promises are aborted. The render itself ends a second later. */
export const streamTimeout = 5_000
const RENDER_TIMEOUT_MS = streamTimeout + 1_000
/** A banner's two pictures, or the first ones of a list. They include the largest of the page. */
const MAX_PICTURE_LINKS = 2

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider
): Promise<Response> {
  if (context.get(scopeContext).markdown) return answerMarkdown(request, status, headers, context)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, reportError, language, turnstile } = context.get(scopeContext)
  const { files, context: entryContext } = takeFiles(routerContext, clientFiles)
  const structuredData = status === 200 ? await loadStructuredData(context) : ''
  await partsLoaded()
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), RENDER_TIMEOUT_MS)
  let shellIsReady = false
  let finalStatus = status
  const firstPictures: FirstPicture[] = []
  const document = (
    <DocumentPartsContext value={documentParts({ files, nonce, themeCss: context.get(themeContext), structuredData })}>
      <FirstPictureContext value={picture => firstPictures.push(picture)}>
        <MarkupWriterContext value={renderToStaticMarkup}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
        </MarkupWriterContext>
      </FirstPictureContext>
    </DocumentPartsContext>
  )
  const stream = await renderToDocumentStream(document, {
    nonce,
    bootstrapScriptContent: [
      RELOAD_ONCE,
      EARLY_TAPS,
      holdControls(createTranslator(language)('product.adding')),
      ...(turnstile ? [turnstileScript(turnstile)] : [])
    ].join(';'),
    signal: abort.signal,
    // Keeps resolved boundaries in place in the document, whatever their size.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      if (shellIsReady && abort.signal.aborted) return
      if (!shellIsReady) finalStatus = 500
      reportError?.(error)
    }
  })
  shellIsReady = true
  for (const picture of firstPictures.slice(0, MAX_PICTURE_LINKS)) {
    const link = pictureLink(picture)
    if (link) headers.append('link', link)
  }
  stream.allReady.catch(() => null).finally(() => clearTimeout(timer))
  return new Response(stream, { status: finalStatus, headers })
}

async function answerMarkdown(
  request: Request,
  status: number,
  headers: Headers,
  context: RouterContextProvider
): Promise<Response> {
  const { origin, language } = context.get(scopeContext)
  const t = createTranslator(language)
  const write = status === 200 ? context.get(markdownContext) : null
  const finalStatus = status === 200 && !write ? 404 : status
  headers.set('content-type', 'text/markdown; charset=utf-8')
  headers.set('content-language', htmlLang(language))
  const { pathname, search } = new URL(request.url)
  if (finalStatus === 200) headers.append('link', `<${origin}${pathname}${search}>; rel="canonical"`)
  if (request.method === 'HEAD') return new Response(null, { status: finalStatus, headers })
  const text = write ? await write({ origin, t }) : failureMarkdown(finalStatus, origin, t)
  return new Response(text, { status: finalStatus, headers })
}
