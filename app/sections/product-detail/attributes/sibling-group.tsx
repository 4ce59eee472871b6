import '../../../i18n/messages/detail'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator'
import type { SiblingChoice, SiblingOption } from '../../../models/product/product-choices'
import styles from './choices.module.css'

/** Links to weights or counts that are separate products. */
export function SiblingGroup({ siblings, path }: { siblings: SiblingChoice; path: string }) {
  const titleId = useId()
  return (
    <div className={styles.group}>
      <p id={titleId} className={styles.title}>
        {siblings.name}
      </p>
      <ul aria-labelledby={titleId} className={styles.options}>
        {siblings.options.map(option => (
          <li key={option.path}>
            <Sibling option={option} isCurrent={option.current || option.path === path} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sibling({ option, isCurrent }: { option: SiblingOption; isCurrent: boolean }) {
  const t = useTranslator()
  return (
    <Link
      to={option.path}
      prefetch="intent"
      preventScrollReset
      className={option.available ? undefined : styles.gone}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {option.available ? option.label : t('detail.unavailableOption', { value: option.label })}
    </Link>
  )
}
