import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { followProgress } from './follow-progress.ts'
import styles from './progress-bar.module.css'

export function ProgressBar() {
  const t = useTranslator()
  const bar = useRef<HTMLProgressElement>(null)
  const router = use(RouterContext)?.router
  useEffect(() => {
    const follow = followProgress(phase => {
      // React renders the element with unchanged props, and so keeps this attribute.
      if (phase) bar.current?.setAttribute('data-phase', phase)
      else bar.current?.removeAttribute('data-phase')
    })
    // `useNavigation` updates in a React transition, hundreds of milliseconds later on a busy page.
    return router?.subscribe(({ navigation }) => follow(navigation.state !== 'idle'))
  }, [router])
  return <progress ref={bar} className={styles.bar} aria-label={t('common.loading')} />
}
