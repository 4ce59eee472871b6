import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { hasInvokerCommands } from '../invoker-commands'
import { MENU_ID } from '../mobile-menu/menu-id'
import styles from './menu-button.module.css'

/** Opens the mobile menu: by itself where the browser knows invoker commands, else by the handler. */
export function MenuButton() {
  const t = useTranslator()
  return (
    <button
      type="button"
      className={styles.button}
      command="show-modal"
      commandfor={MENU_ID}
      aria-haspopup="dialog"
      aria-label={t('header.menu')}
      onClick={openMenu}
    >
      <Icon name="menu" size={24} />
    </button>
  )
}

function openMenu(): void {
  if (hasInvokerCommands()) return
  const dialog = document.getElementById(MENU_ID)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
