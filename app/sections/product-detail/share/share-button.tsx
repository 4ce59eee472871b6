import '../../../i18n/words/detail'
import { useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { Icon } from '../../../ui/icon'
import styles from './share-button.module.css'

interface ShareButtonProps {
  title: string
  /** Absolute address of the product. */
  url: string
}

/** The device's own way of sharing where it has one; elsewhere the address is copied. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const t = useTranslator()
  const [isCopied, setCopied] = useState(false)
  async function share() {
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(ignoreDismissal)
    setCopied(await copy(url))
  }
  return (
    <p className={styles.share}>
      <button type="button" onClick={share}>
        <Icon name="share-2" size={18} />
        {t('detail.share')}
      </button>
      <span role="status">{isCopied ? t('detail.shared') : ''}</span>
    </p>
  )
}

function ignoreDismissal() {
  return undefined
}

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
