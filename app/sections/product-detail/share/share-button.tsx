import '../../../i18n/messages/detail'
import { type ComponentType, useId, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { Icon } from '../../../ui/icon'
import styles from './share-button.module.css'
import type { Shared } from './shared'

/** Uses the device's share dialog when there is one; else loads a menu of links. */
export function ShareButton({ title, url }: Shared) {
  const t = useTranslator()
  const id = useId()
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<Shared> } | null>(null)
  const [isOpen, setOpen] = useState(false)
  async function share() {
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(ignoreDismissal)
    setOpen(open => !open)
    if (!loaded) setLoaded({ Menu: (await import('./share-menu')).ShareMenu })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened.
    <div className={styles.share} onKeyDown={event => event.key === 'Escape' && setOpen(false)}>
      <button type="button" data-hold="" onClick={share} aria-expanded={loaded ? isOpen : undefined} aria-controls={id}>
        <Icon name="share-2" size={18} />
        {t('detail.share')}
      </button>
      <div id={id} hidden={!isOpen}>
        {loaded && isOpen ? <loaded.Menu title={title} url={url} /> : null}
      </div>
    </div>
  )
}

function ignoreDismissal() {
  return undefined
}
