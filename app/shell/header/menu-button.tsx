import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { MENU_ID } from '../mobile-menu/menu-id'
import styles from './menu-button.module.css'

/** Opens the mobile menu: natively where the browser supports invoker commands, else through early-taps.ts. */
export function MenuButton() {
  const t = useTranslator()
  return (
    <button
      type="button"
      className={styles.button}
      command="show-modal"
      commandfor={MENU_ID}
      data-opens={MENU_ID}
      aria-haspopup="dialog"
      aria-label={t('header.menu')}
    >
      <Icon name="menu" size={24} />
    </button>
  )
}
