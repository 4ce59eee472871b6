import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { scopeContext } from './context'
import { htmlLang } from './i18n/language'
import './styles/tokens.css'
import './styles/base.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(scopeContext)
  return { language }
}

// The shell's menus and settings do not change from page to page; the language changes with a reload.
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={htmlLang(data?.language ?? 'pt')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
