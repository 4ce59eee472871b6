import { type ComponentType, memo, Suspense } from 'react'

/** The place of a part whose code the browser loads after the page's. Must not re-render before the code has loaded. */
export function lazyPlace<P extends object>(Part: ComponentType<P>, className: string | undefined) {
  return memo(function LazyPlace(props: P) {
    return (
      <div className={className}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  })
}
