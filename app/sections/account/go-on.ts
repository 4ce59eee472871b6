import type { NavigateFunction } from 'react-router'
import { isStorePage } from '../../links.ts'

/** Returns to the page before signing in. Replaces the form's history entry, so that Back skips it. */
export function goOn(returnPath: string, navigate: NavigateFunction): void {
  if (isStorePage(returnPath)) void navigate(returnPath, { replace: true })
  else location.replace(returnPath)
}
