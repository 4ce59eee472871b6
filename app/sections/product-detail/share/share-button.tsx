import '../../../i18n/messages/detail.ts'
import { useId, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as styles from './share-button.module.css'

/** Uses the device's share dialog when there is one; else loads a menu of links. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const t = useTranslator()
  const id = useId()
  const [menu, setMenu] = useState<typeof import('./share-menu') | null>(null)
  const [isOpen, setOpen] = useState(false)
  async function share() {
    // Rejects when the shopper closes the dialog.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined)
    setOpen(open => !open)
    if (!menu) setMenu(await import('./share-menu.tsx'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened.
    <div className={styles.share} onKeyDown={event => event.key === 'Escape' && setOpen(false)}>
      <button type="button" data-hold="" onClick={share} aria-expanded={menu ? isOpen : undefined} aria-controls={id}>
        <Icon name="share-2" size={18} />
        {t('detail.share')}
      </button>
      <div id={id} hidden={!isOpen}>
        {menu && isOpen ? <menu.ShareMenu title={title} url={url} /> : null}
      </div>
    </div>
  )
}
