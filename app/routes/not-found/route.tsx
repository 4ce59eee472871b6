import { scopeContext } from '../../context'
import { notFound } from '../../shell/not-found-page/not-found.server'
import type { Route } from './+types/route'

/** Every address that is no other route's. The root's error boundary shows what is thrown. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<never> {
  throw await notFound(context.get(scopeContext), url)
}

export default function NotFound() {
  return null
}
