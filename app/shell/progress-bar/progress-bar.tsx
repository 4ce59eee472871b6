import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './progress-bar.module.css'

/** Spec 4 and 9: the bar waits this long, so that quick pages show none. */
const PROGRESS_THROTTLE_MS = 200
/** Spec 4 and 9: the time in which it runs across. */
const PROGRESS_DURATION_MS = 5_000
/** Spec 4: how long it stays when the page is there. */
const PROGRESS_HIDE_MS = 500

type Phase = 'hidden' | 'running' | 'ending'

/** The loader at the top of the page while the next one is on its way. */
export function ProgressBar() {
  const phase = usePhase(useNavigation().state !== 'idle')
  if (phase === 'hidden') return null
  return (
    <div className={styles.bar} data-phase={phase} aria-hidden="true">
      <div style={{ animationDuration: `${PROGRESS_DURATION_MS}ms` }} />
    </div>
  )
}

function usePhase(busy: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden')
  useEffect(() => {
    if (!busy) {
      setPhase(before => (before === 'running' ? 'ending' : before))
      return
    }
    const timer = setTimeout(() => setPhase('running'), PROGRESS_THROTTLE_MS)
    return () => clearTimeout(timer)
  }, [busy])
  useEffect(() => {
    if (phase !== 'ending') return
    const timer = setTimeout(() => setPhase('hidden'), PROGRESS_HIDE_MS)
    return () => clearTimeout(timer)
  }, [phase])
  return phase
}
