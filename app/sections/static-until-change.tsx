import { type ElementType, type ReactNode, type Ref, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

interface StaticUntilChangeProps {
  /** Everything that the content shows and that can change while the page stays. */
  of: string
  as?: ElementType
  ref?: Ref<HTMLElement>
  children: () => ReactNode
  [attribute: string]: unknown
}

/**
 * An element whose content the server renders and React does not hydrate until `of` changes. Its links and forms work
 * natively or by delegated listeners; React owns the element itself, and the content after a client navigation.
 */
export function StaticUntilChange({ of, as: Element = 'div', children, ...rest }: StaticUntilChangeProps) {
  const isHydrated = useHydrated()
  const [kept, setKept] = useState(isHydrated ? null : of)
  if (import.meta.env.SSR) {
    return (
      <Element data-static="" {...rest}>
        {children()}
      </Element>
    )
  }
  // The markup of the document is gone once it has been replaced.
  if (kept !== null && kept !== of) setKept(null)
  if (kept === of) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty. React does not set it during hydration.
    return <Element data-static="" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} {...rest} />
  }
  return (
    <Element key={of} {...rest}>
      {children()}
    </Element>
  )
}

const EMPTY = { __html: '' }
