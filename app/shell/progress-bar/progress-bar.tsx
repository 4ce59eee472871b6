import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { followProgress } from './follow-progress'
import styles from './progress-bar.module.css'

/** The bar at the top of the page while the next page is loading. */
export function ProgressBar() {
  const t = useTranslator()
  const bar = useRef<HTMLProgressElement>(null)
  const router = use(RouterContext)?.router
  useEffect(() => {
    const follow = followProgress(phase => {
      // React renders the element with the same props each time, and so keeps this attribute.
      if (phase) bar.current?.setAttribute('data-phase', phase)
      else bar.current?.removeAttribute('data-phase')
    })
    // `useNavigation` changes in a React transition: on a busy page that is hundreds of milliseconds later.
    return router?.subscribe(({ navigation }) => follow(navigation.state !== 'idle'))
  }, [router])
  return <progress ref={bar} className={styles.bar} aria-label={t('common.loading')} />
}
