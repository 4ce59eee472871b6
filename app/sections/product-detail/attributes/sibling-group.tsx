import '../../../i18n/messages/detail.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { SiblingChoice } from '../../../models/product/product-choices.ts'
import * as styles from './choices.module.css'

export function SiblingGroup({ siblings, path: shown }: { siblings: SiblingChoice; path: string }) {
  const t = useTranslator()
  const titleId = useId()
  return (
    <div className={styles.group}>
      <p id={titleId} className={styles.title}>
        {siblings.name}
      </p>
      <ul aria-labelledby={titleId} className={styles.options}>
        {siblings.options.map(({ path, label, available, current }) => (
          <li key={path}>
            <Link
              to={path}
              discover="none"
              prefetch="intent"
              preventScrollReset
              className={available ? undefined : styles.gone}
              aria-current={current || path === shown ? 'page' : undefined}
            >
              {available ? label : t('detail.unavailableOption', { value: label })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
