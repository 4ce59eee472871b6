import { useTranslator } from '../../i18n/use-translator'
import type { MenuItem } from '../../models/menu'
import { Icon } from '../../ui/icon'
import { MenuLink } from '../menu-link'
import styles from './pitch-bar.module.css'

/** How long one message stays. */
const MESSAGE_MS = 5_000

/** Messages in turn by CSS alone. With reduced motion, and where nothing moves, the first one stays. */
export function PitchBar({ items }: { items: MenuItem[] }) {
  const t = useTranslator()
  if (items.length === 0) return null
  const turns = items.length > 1
  return (
    <section className={styles.pitch} aria-label={t('header.notices')}>
      {turns && <PauseButton />}
      <div className={styles.window}>
        <ul
          className={turns ? styles.turning : undefined}
          style={{ '--count': items.length, '--duration': `${items.length * MESSAGE_MS}ms` }}
        >
          {items.map(item => (
            <li key={item.label}>{item.link ? <MenuLink href={item.link.href}>{item.label}</MenuLink> : item.label}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Shown by the browser: without scripts it could do nothing. */
function PauseButton() {
  const t = useTranslator()
  return (
    <button type="button" className={styles.pause} hidden data-scripted="pause" aria-label={t('common.pause')}>
      <Icon name="play" size={12} />
      <span className={styles.bars} />
    </button>
  )
}
