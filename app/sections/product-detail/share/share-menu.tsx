import '../../../i18n/messages/share.ts'
import { useState } from 'react'
import type { TextKey } from '../../../i18n/translator.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as styles from './share-menu.module.css'

/** For devices without a share dialog. `url` is absolute. */
export function ShareMenu({ title, url }: { title: string; url: string }) {
  const t = useTranslator()
  const [said, setSaid] = useState<TextKey | null>(null)
  const text = encodeURIComponent(`${title} ${url}`)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid('share.copied'),
      () => setSaid('share.failed')
    )
  return (
    <div className={styles.menu}>
      <ul aria-label={t('share.ways')}>
        <li>
          <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
            <Icon name="message-circle" size={18} />
            {t('share.whatsapp')}
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
            <Icon name="mail" size={18} />
            {t('share.email')}
          </a>
        </li>
        <li>
          <button type="button" onClick={copy}>
            <Icon name="link" size={18} />
            {t('share.copy')}
          </button>
        </li>
      </ul>
      <p role="status">{said ? t(said) : ''}</p>
    </div>
  )
}
