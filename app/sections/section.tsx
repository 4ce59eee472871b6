import { type ReactNode, Suspense, use } from 'react'
import { Await } from 'react-router'
import { RenderModeContext } from './kept-text.ts'

interface SectionProps<T> {
  /** The view, a promise of it that never rejects, or null when there is nothing to show. */
  data: T | null | Promise<T | null>
  /** As high as the content. */
  skeleton: ReactNode
  children: (view: T) => ReactNode
}

/** A streamed part of a page. It takes no space when it is empty. */
export function Section<T>({ data, skeleton, children }: SectionProps<T>) {
  if (use(RenderModeContext) === 'kept' && !(data instanceof Promise)) return data === null ? null : children(data)
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={data}>{view => (view === null ? null : children(view as T))}</Await>
    </Suspense>
  )
}
