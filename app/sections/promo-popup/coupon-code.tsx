import '../../i18n/messages/popup.ts'
import { useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Button } from '../../ui/button.tsx'
import * as styles from './promo-popup.module.css'

/** A code with a copy button. The text can be selected where the clipboard is blocked. */
export function CouponCode({ code }: { code: string }) {
  const t = useTranslator()
  const [isCopied, setCopied] = useState(false)
  return (
    <p className={styles.coupon}>
      <span>
        {t('popup.coupon')} <strong>{code}</strong>
      </span>
      <Button
        look="secondary"
        small
        onClick={() =>
          navigator.clipboard.writeText(code).then(
            () => setCopied(true),
            () => setCopied(false)
          )
        }
      >
        {t('popup.copy')}
      </Button>
      <span role="status">{isCopied ? t('popup.copied') : ''}</span>
    </p>
  )
}
