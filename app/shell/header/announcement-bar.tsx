import { useTranslator } from '../../i18n/use-translator.tsx'
import type { MenuItem } from '../../models/content/menu.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuEntry } from '../menu-link.tsx'
import * as styles from './announcement-bar.module.css'

const MESSAGE_MS = 5_000

/** Rotates the messages with CSS alone. With reduced motion or without animation the first one stays. */
export function AnnouncementBar({ items }: { items: MenuItem[] }) {
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
            <li key={item.label}>
              <MenuEntry item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The browser unhides it: it does nothing without scripts. */
function PauseButton() {
  const t = useTranslator()
  return (
    <button type="button" className={styles.pause} hidden data-scripted="pause" aria-label={t('common.pause')}>
      <Icon name="play" size={12} />
      <span className={styles.bars} />
    </button>
  )
}
