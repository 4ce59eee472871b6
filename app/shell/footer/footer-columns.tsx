import { useMemo } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { MenuLink } from '../menu-link'
import { type MenuNode, unpackMenu } from '../packed-menu'
import styles from './footer.module.css'

/** A column per item of the menu, with its links below. */
export function FooterColumns({ packed }: { packed: string }) {
  const t = useTranslator()
  const columns = useMemo(() => unpackMenu(packed), [packed])
  if (columns.length === 0) return null
  return (
    <nav className={styles.columns} aria-label={t('footer.title')}>
      {columns.map(column => (
        <Column key={column.label} column={column} />
      ))}
    </nav>
  )
}

function Column({ column }: { column: MenuNode }) {
  return (
    <div>
      <h2>{column.href ? <MenuLink href={column.href}>{column.label}</MenuLink> : column.label}</h2>
      <ul>
        {column.items.map(({ label, href }) => (
          <li key={label + href}>{href ? <MenuLink href={href}>{label}</MenuLink> : label}</li>
        ))}
      </ul>
    </div>
  )
}
