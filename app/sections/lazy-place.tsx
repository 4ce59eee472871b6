import { type ComponentType, memo, Suspense, useRef } from 'react'
import { MarkupCopy } from './markup-copy.tsx'

/** The place of a part whose code the browser loads after the page's. Must not re-render before the code has loaded. */
export function lazyPlace<P extends object>(Part: ComponentType<P>, className: string | undefined) {
  return memo(function LazyPlace(props: P) {
    const place = useRef<HTMLDivElement>(null)
    return (
      <div ref={place} className={className}>
        <Suspense fallback={<MarkupCopy read={() => place.current?.innerHTML} />}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  })
}
