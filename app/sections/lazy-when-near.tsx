import { type ComponentType, type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router'
import { firstInteraction, hasInteracted } from '../ui/first-interaction'
import { whenNear } from './when-near'

/**
 * A part down the page whose markup the server wrote and that works as it is. A browser loads its code when the element
 * comes near, or when React renders it again: somebody points at it, or the page around it changes. Where the code cannot
 * be loaded, the part stays as it is.
 */
export function lazyWhenNear<P extends object>(
  selectorOf: (props: P) => string,
  load: () => Promise<ComponentType<P>>
) {
  let part: Promise<ComponentType<P>> | undefined
  let want = () => {}
  const isWanted = new Promise<void>(resolve => {
    want = resolve
  })
  return function WhenNear(props: P) {
    if (part && hasInteracted()) want()
    part ??= firstInteraction()
      .then(() => Promise.race([isWanted, isNear(selectorOf(props))]))
      .then(load)
      .catch(() => new Promise(() => {}))
    const Part = use(part)
    return <Part {...props} />
  }
}

/** What the document does not show is not waited for. */
function isNear(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  return element ? new Promise(resolve => whenNear(element, resolve)) : Promise.resolve()
}

/** Of the document. Another page has other parts, under the same selectors. */
const documentPath = import.meta.env.SSR ? '' : location.pathname

/** A copy of the part while its code is loaded: React takes away markup that has to change before it is hydrated. */
export function AsItStands({ selector, children }: { selector: string; children: ReactNode }) {
  const isOfDocument = useLocation().pathname === documentPath
  const [html] = useState(() => (isOfDocument ? document.querySelector(selector)?.outerHTML : ''))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands in the document.
  return html ? <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} /> : children
}
