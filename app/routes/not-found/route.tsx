import { scopeContext } from '../../context.ts'
import { notFound } from '../../shell/not-found-page/failed-page.server.ts'
import type { Route } from './+types/route.ts'

/** Catches every address without a route. The root's error boundary shows what it throws. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  throw await notFound(context.get(scopeContext), url)
}

export default function NotFound() {
  return null
}
