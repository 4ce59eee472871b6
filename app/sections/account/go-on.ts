import type { NavigateFunction } from 'react-router'
import { isOutsidePages } from '../../models/shopper/outside-pages'

/** Returns to the page before signing in. Replaces the form's history entry, so that Back skips it. */
export function goOn(returnPath: string, navigate: NavigateFunction): void {
  if (isOutsidePages(returnPath)) location.replace(returnPath)
  else void navigate(returnPath, { replace: true })
}
