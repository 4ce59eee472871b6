import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../../ui/when-idle.ts'
import { showTypeface } from '../typeface/show-typeface.ts'

/** Starts the idle work after a page has loaded. */
export function IdlePlace() {
  const { pathname, search } = useLocation()
  const first = useRef(pathname)
  // The new page has new text anyway. The first page keeps its typeface, so that nothing changes while it is read.
  useLayoutEffect(() => {
    if (pathname !== first.current) showTypeface()
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own boxes.
  useEffect(
    () => whenIdle(() => void import('./idle-work.ts').then(({ startIdleWork }) => startIdleWork()).catch(() => {})),
    [pathname, search]
  )
  return null
}
