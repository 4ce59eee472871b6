import '../../i18n/messages/gallery'
import { useTranslator } from '../../i18n/use-translator'
import { Picture } from '../../ui/picture'
import styles from './quick-view.module.css'

/** The picture's width in the style sheet. */
const SIZES = '(min-width: 768px) 400px, 140px'

export function QuickPicture({ source, name }: { source: string | null; name: string }) {
  const t = useTranslator()
  return (
    <div className={styles.picture}>
      {source ? (
        <Picture source={source} alt={name} width={480} height={480} widths={[480, 900]} sizes={SIZES} priority />
      ) : (
        <p>{t('gallery.none')}</p>
      )}
    </div>
  )
}
