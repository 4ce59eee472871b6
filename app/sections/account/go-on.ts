import type { NavigateFunction } from 'react-router'
import { isOutsidePages } from '../../models/shopper/return-path'

/** To the page that was left for signing in; going back does not lead to the form again. */
export function goOn(returnPath: string, navigate: NavigateFunction): void {
  if (isOutsidePages(returnPath)) location.replace(returnPath)
  else void navigate(returnPath, { replace: true })
}
