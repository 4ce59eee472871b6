import { createContext, type ElementType, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StaticViews, ViewName } from '../models/listing/static-views.ts'
import { onHydrationFailure } from '../ui/hydration-failure.ts'
import { RenderModeContext } from './kept-text.ts'
import { RenderedOnce } from './rendered-once.tsx'

/** The current document's views. Empty in the browser. */
export const StaticViewsContext = createContext<StaticViews>({})

interface StaticPartProps<Name extends ViewName> {
  /** The view that the server renders in a document. */
  name: Name
  /** The same view after a client navigation; null or absent in a document. */
  data: StaticViews[Name] | null | undefined
  /** The part's unique name. The server caches its markup when the loader passes `shows` (`toData`). */
  keptAs?: string
  as?: ElementType
  id?: string
  children: (view: NonNullable<StaticViews[Name]>) => ReactNode
  [attribute: string]: unknown
}

/**
 * A part of a document that the server renders and React does not hydrate, so that its data are not sent twice. React owns
 * the element around it; delegated listeners handle its controls (static-links.tsx, live-cards.ts).
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
 * React does not set `innerHTML` during hydration, so the server's markup stays. Where React renders the part again, it
 * reuses the markup of the document, if the part has an `id`: inside a part that loads late, and around an error page.
 */
function Kept({ as: Element, ...rest }: { as: ElementType; id?: string }) {
  const [markup] = useState(() => ({ __html: rest.id ? (document.getElementById(rest.id)?.innerHTML ?? '') : '' }))
  const element = useRef<HTMLElement>(null)
  const { revalidate } = useRevalidator()
  // After a failed hydration React renders the page again without this markup. The part is then loaded as data.
  useEffect(() => onHydrationFailure(() => element.current?.hasChildNodes() || revalidate()), [revalidate])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that the server rendered, or empty.
  return <Element ref={element} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={markup} {...rest} />
}
