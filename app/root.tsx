import './styles/layers.css'
import { type ReactNode, Suspense, use } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData
} from 'react-router'
import type { Route } from './+types/root.ts'
import { mapContext, scopeContext, themeContext } from './context.ts'
import { htmlLang, type LanguageCode } from './i18n/language.ts'
import { createTranslator } from './i18n/translator.ts'
import { TranslatorProvider } from './i18n/use-translator.tsx'
import { PATHS } from './links.ts'
import { asMarkup } from './loaders/as-markup.server.ts'
import { THEME_COLOR } from './models/store/theme.ts'
import { readClosed } from './sections/closed-store/closed-view.ts'
import { closedStore } from './shell/closed-store.server.ts'
import { DocumentPartsContext } from './shell/document-files/document-parts.ts'
import { describeError } from './shell/error-page/describe-error.ts'
import { ErrorPage } from './shell/error-page/error-page.tsx'
import { ShellLayout } from './shell/layout.tsx'
import { loadShell } from './shell/load-shell.server.ts'
import { ShellStores } from './shell/shell-stores.tsx'
import { EMPTY_SHELL } from './shell/shell-view.ts'
import { hasHydrationFailed } from './ui/hydration-failure.ts'
import { part } from './ui/part.tsx'
import './styles/tokens.css'
import './styles/base.css'

const ClosedPage = part(async () => (await import('./shell/closed-page.tsx')).ClosedPage)
const NotFoundPage = part(async () => (await import('./shell/not-found-page/not-found-page.tsx')).NotFoundPage)

/** Runs before every loader, for documents and for client navigations, which do not request the root's data. */
export const middleware: Route.MiddlewareFunction[] = [
  async function showError({ context }, next) {
    const { error, language } = context.get(scopeContext)
    if (error) throw data({ message: error.message, language }, { status: error.status })
    return next()
  }
]

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { language, origin } = scope
  const { site, parts, themeCss } = await loadShell(scope)
  context.set(themeContext, themeCss)
  const closed = await closedStore({ site, parts }, language)
  if (closed) throw closed
  return { language, origin, context: mapContext(scope), shell: { site, views: asMarkup(scope, { parts }) } }
}

// The shell's menus and settings are the same on every page. A language change reloads the document.
export function shouldRevalidate() {
  return hasHydrationFailed()
}

export function meta({ error, loaderData }: Route.MetaArgs) {
  const closed = readClosed(error)
  if (closed) return [{ title: closed.site.name }]
  const { name } = (loaderData?.shell ?? EMPTY_SHELL).site
  if (!error) return [{ title: name }]
  const t = createTranslator(loaderData?.language ?? languageOf(error))
  const { status } = describeError(error)
  const title = t(status === 404 ? 'errors.notFound' : 'errors.title')
  return [{ title: `${title} | ${name}` }, { name: 'robots', content: 'noindex' }]
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? {}
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  const parts = use(DocumentPartsContext)
  const closed = readClosed(error)
  const language = data?.language ?? closed?.language ?? languageOf(error)
  return (
    <html lang={htmlLang(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={data?.shell.site.themeColor ?? THEME_COLOR} />
        <link rel="icon" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={PATHS.manifest} />
        {parts.modulePreloads}
        <Meta />
        {parts.styles}
        {parts.theme}
        <Links />
      </head>
      <body>
        <TranslatorProvider language={language}>
          {closed ? (
            children
          ) : (
            <ShellStores context={data?.context ?? { language, origins: [] }} storeId={data?.shell.site.storeId ?? 0}>
              <ShellLayout view={data ? { site: data.shell.site, parts: data.shell.views.parts } : EMPTY_SHELL}>
                {children}
              </ShellLayout>
            </ShellStores>
          )}
        </TranslatorProvider>
        <ScrollRestoration />
        <Scripts />
        {/* Last in the body: it repeats the page's text, so it compresses to half the size there. */}
        {parts.structuredData}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Spec 2 and 8. The shell around it stays: see Layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const closed = readClosed(error)
  if (closed)
    return (
      <Suspense>
        <ClosedPage view={closed} />
      </Suspense>
    )
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFoundPage thrown={error.data} />
      </Suspense>
    )
  return <ErrorPage {...describeError(error)} />
}

/** The language of an error thrown before the root's loader ran. */
function languageOf(error: unknown): LanguageCode {
  return isRouteErrorResponse(error) && error.data?.language === 'en' ? 'en' : 'pt'
}
