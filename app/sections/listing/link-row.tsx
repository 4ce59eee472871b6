import { Link } from 'react-router'
import * as styles from './listing-page.module.css'

interface LinkRowProps {
  label: string
  links: { label: string; href: string }[]
  shown?: boolean
  /** Hidden where the filters, which contain the same links, are beside the products. */
  narrow?: boolean
}

export function LinkRow({ label, links, shown, narrow }: LinkRowProps) {
  if (links.length === 0) return null
  return (
    <nav className={narrow ? `${styles.links} ${styles.narrow}` : styles.links} aria-label={label}>
      {shown ? <span aria-hidden="true">{label}</span> : null}
      <ul>
        {links.map(link => (
          <li key={link.href}>
            <Link to={link.href} prefetch="intent">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
