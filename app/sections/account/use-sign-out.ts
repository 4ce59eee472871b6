import { useState } from 'react'
import { useActions } from '../../stores/provider.tsx'

/** Signs out in all tabs and stays on the page. Resolves to false on failure. */
export function useSignOut() {
  const { user } = useActions()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function leave(): Promise<boolean> {
    if (isPending) return false
    setPending(true)
    setFailed(false)
    const isDone = await import('./account.browser.ts').then(({ endSession }) => endSession()).catch(() => false)
    if (isDone) await user.leave()
    setFailed(!isDone)
    setPending(false)
    return isDone
  }

  return { isPending, hasFailed, leave }
}
