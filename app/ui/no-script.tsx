import type { ReactNode } from 'react'

/** Content for browsers without scripts. The others ignore it, so only the server renders it. */
export function NoScript({ children }: { children: ReactNode }) {
  return <noscript>{import.meta.env.SSR ? children : null}</noscript>
}
