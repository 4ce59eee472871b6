import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { createProgress, PROGRESS_DURATION_MS } from './progress'
import styles from './progress-bar.module.css'

/** The bar at the top of the page while the next page is loading. */
export function ProgressBar() {
  const t = useTranslator()
  const bar = useRef<HTMLDivElement>(null)
  const router = use(RouterContext)?.router
  useEffect(() => {
    if (!router) return
    // `useNavigation` changes in a React transition, hundreds of milliseconds later on a busy page.
    const progress = createProgress(phase => bar.current && show(bar.current, phase))
    progress.follow(router.state.navigation.state !== 'idle')
    const unsubscribe = router.subscribe(({ navigation }) => progress.follow(navigation.state !== 'idle'))
    return () => {
      unsubscribe()
      progress.stop()
    }
  }, [router])
  return (
    <div ref={bar} className={styles.bar} role="progressbar" aria-label={t('common.loading')} hidden>
      <div style={{ animationDuration: `${PROGRESS_DURATION_MS}ms` }} />
    </div>
  )
}

/** React renders the element once, with the same props each time, and does not undo this. */
function show(bar: HTMLElement, phase: 'running' | 'ending' | null): void {
  bar.hidden = phase === null
  if (phase) bar.dataset.phase = phase
  else delete bar.dataset.phase
}
