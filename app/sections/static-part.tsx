import { type ElementType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { onHydrationFailure } from '../ui/hydration-failure.ts'
import { RenderModeContext } from './kept-text.ts'
import { RenderedOnce } from './rendered-once.tsx'

interface StaticPartProps<View> {
  /** What the part shows. The browser has it after a client navigation only: see `asMarkup`. */
  data: View | null | undefined
  /** The part's unique name. The server caches its markup while the values of `data` and `of` are the same. */
  keptAs?: string
  /** What the part shows besides `data`, the language and the Pix discount. */
  of?: object
  as?: ElementType
  id?: string
  children: (view: View) => ReactNode
  [attribute: string]: unknown
}

/**
 * A part of a document that the server renders and React does not hydrate, so that its data are not sent twice. React owns
 * the element around it; delegated listeners handle its controls (static-links.tsx, live-cards.ts).
 */
export function StaticPart<View>({ data, keptAs, of, as: Element = 'div', children, ...rest }: StaticPartProps<View>) {
  if (import.meta.env.SSR) {
    if (!data) return <Element data-static="" {...rest} />
    return (
      <RenderModeContext value="static">
        <RenderedOnce of={keptAs ? valuesOf([data, of]) : null} name={keptAs} as={Element} data-static="" {...rest}>
          {() => children(data)}
        </RenderedOnce>
      </RenderModeContext>
    )
  }
  if (!data) return <Kept as={Element} {...rest} />
  return (
    <Element key="data" {...rest}>
      {children(data)}
    </Element>
  )
}

const DEPTH = 2

/** The cache's keys: each request has new view objects, composed of the same values. */
function valuesOf(views: readonly unknown[], depth = DEPTH): unknown[] {
  return views.flatMap(view => (depth > 0 && isComposed(view) ? valuesOf(Object.values(view), depth - 1) : [view]))
}

function isComposed(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
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
