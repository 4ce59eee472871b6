import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { onNavigations } from '../navigations.ts'
import { followProgress } from './follow-progress.ts'
import * as styles from './progress-bar.module.css'

export function ProgressBar() {
  const t = useTranslator()
  const bar = useRef<HTMLProgressElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  const [follow] = useState(() =>
    followProgress(phase => {
      // React renders the element with unchanged props, and so keeps this attribute.
      if (phase) bar.current?.setAttribute('data-phase', phase)
      else bar.current?.removeAttribute('data-phase')
    })
  )
  useEffect(() => {
    onNavigations(follow)
    follow(isBusy)
  }, [follow, isBusy])
  return <progress ref={bar} className={styles.bar} aria-label={t('common.loading')} />
}
