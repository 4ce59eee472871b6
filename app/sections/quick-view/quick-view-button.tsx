import '../../i18n/messages/quickView'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import styles from './quick-view-button.module.css'

export function QuickViewButton({ name }: { name: string }) {
  const t = useTranslator()
  return (
    <button
      type="button"
      className={styles.open}
      data-quick=""
      aria-haspopup="dialog"
      aria-label={`${t('quickView.open')}: ${name}`}
    >
      <Icon name="eye" />
      <span>{t('quickView.open')}</span>
    </button>
  )
}
