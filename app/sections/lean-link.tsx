import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

interface LeanLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path from the root of the store. */
  to: string
  discover?: 'none'
  prefetch?: 'intent'
  viewTransition?: boolean
}

/**
 * The router's link, for those that a page has by the hundred. On the server it is written at once, as the router would
 * write it: what a link is able to do is of no use there, and costs a fifth of the home page.
 */
export const LeanLink: (props: LeanLinkProps) => ReactNode = import.meta.env.SSR ? Written : Link

function Written({ to, discover, prefetch: _, viewTransition: __, ...rest }: LeanLinkProps) {
  return <a {...rest} href={to} data-discover={discover ? undefined : 'true'} />
}
