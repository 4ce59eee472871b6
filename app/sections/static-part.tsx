import { createContext, type ElementType, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StaticViews, ViewName } from '../models/static-views'
import { onHydrationFailure } from '../ui/hydration-failure'
import { RenderModeContext } from './kept-text'
import { RenderedOnce } from './rendered-once'

/** Of the document that is rendered. In a browser it is empty. */
export const StaticViewsContext = createContext<StaticViews>({})

interface StaticPartProps<Name extends ViewName> {
  /** The view that the server renders in a document. */
  name: Name
  /** The same view after a client navigation; null in a document. */
  data: StaticViews[Name] | null
  /** Its name among all parts. The server keeps its markup, where the loader says what the view shows (`toData`). */
  keptAs?: string
  as?: ElementType
  /** Of a part inside one that is loaded late. */
  id?: string
  children: (view: NonNullable<StaticViews[Name]>) => ReactNode
  /** Of the element. */
  [attribute: string]: unknown
}

/**
 * Part of a document that the server renders and React does not hydrate: its data are not in the page a second time.
 * React owns the element around it; delegated listeners serve its controls (static-links.tsx, live-cards.ts).
 */
export function StaticPart<Name extends ViewName>(props: StaticPartProps<Name>) {
  const { name, data, keptAs, as: Element = 'div', children, ...rest } = props
  if (data) {
    return (
      <Element key="data" {...rest}>
        {children(data)}
      </Element>
    )
  }
  if (!import.meta.env.SSR) return <Kept as={Element} {...rest} />
  const { [name]: rendered, shows = {} } = use(StaticViewsContext)
  if (!rendered) return <Element data-static="" {...rest} />
  return (
    <RenderModeContext value="static">
      <RenderedOnce of={(keptAs && shows[name]) || null} name={keptAs} as={Element} data-static="" {...rest}>
        {() => children(rendered)}
      </RenderedOnce>
    </RenderModeContext>
  )
}

/**
 * React sets no `innerHTML` while it hydrates: the server's markup stays. Inside a part that is loaded late React may render
 * it instead, from what stands in the document.
 */
function Kept({ as: Element, ...rest }: { as: ElementType; id?: string }) {
  const [markup] = useState(() => ({ __html: rest.id ? (document.getElementById(rest.id)?.innerHTML ?? '') : '' }))
  const element = useRef<HTMLElement>(null)
  const { revalidate } = useRevalidator()
  // After a failed hydration React has built the page anew, without this part: then it comes as data.
  useEffect(() => onHydrationFailure(() => element.current?.hasChildNodes() || revalidate()), [revalidate])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server wrote, or empty.
  return <Element ref={element} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={markup} {...rest} />
}
