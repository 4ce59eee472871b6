import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react'
import { useLocation } from 'react-router'
import { firstInteraction, hasInteracted } from '../ui/first-interaction.ts'
import { part } from '../ui/part.tsx'
import { MarkupCopy } from './markup-copy.tsx'
import { whenNear } from './when-near.ts'

/**
 * The place of a part far down the page whose server-rendered markup works as it is. The browser loads its code when the
 * element comes near the viewport, or when React renders it again: on a pointer event, or when the page around it changes.
 * If the load fails, the markup stays. Must not re-render before the code has loaded. `waiting` stands in its place, with
 * its height and its id, while the code loads after a client navigation.
 */
export function nearPlace<P extends object>(
  load: () => Promise<ComponentType<P>>,
  selectorOf: (props: P) => string,
  waiting: ReactNode
) {
  const Part = import.meta.env.SSR ? part(load) : lazyWhenNear(selectorOf, load)
  return memo(function NearPlace(props: P) {
    const fallback = <ServerMarkup selector={selectorOf(props)}>{waiting}</ServerMarkup>
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}

function lazyWhenNear<P extends object>(selectorOf: (props: P) => string, load: () => Promise<ComponentType<P>>) {
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

/** Resolves at once when the document does not show the part. */
function isNear(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  return element ? new Promise(resolve => whenNear(element, resolve)) : Promise.resolve()
}

/** The document's own path. Other pages use the same selectors for other parts. */
const documentPath = globalThis.location?.pathname

function ServerMarkup({ selector, children }: { selector: string; children: ReactNode }) {
  const isOfDocument = useLocation().pathname === documentPath
  const read = () => (isOfDocument ? document.querySelector(selector)?.outerHTML : '')
  return <MarkupCopy read={read}>{children}</MarkupCopy>
}
