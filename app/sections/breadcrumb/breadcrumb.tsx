import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Crumb } from '../../models/content/page-head.ts'
import { StaticUntilChange } from '../static-until-change.tsx'
import * as styles from './breadcrumb.module.css'

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslator()
  const last = crumbs.at(-1)
  if (!last) return null
  return (
    <StaticUntilChange
      as="nav"
      of={JSON.stringify(crumbs)}
      className={styles.breadcrumb}
      aria-label={t('common.breadcrumb')}
      data-links=""
    >
      {() => (
        <ol>
          {crumbs.slice(0, -1).map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{last.label}</li>
        </ol>
      )}
    </StaticUntilChange>
  )
}
