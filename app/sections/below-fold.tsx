import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterPaint } from '../ui/after-paint.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/**
 * The end of a page. A link's page shows its beginning first and renders this after the paint. A document, Back and links
 * to a place on the page have it at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isNavigated = useHydrated()
  const isBack = useNavigationType() === 'POP'
  const { hash } = useLocation()
  const [isShown, setShown] = useState(!isNavigated || isBack)
  useEffect(() => afterPaint(() => startTransition(() => setShown(true))), [])
  return isShown || hash !== '' ? children : <div style={SCREEN} />
}

// Keeps the footer out of sight.
const SCREEN = { minHeight: '100vh' }
