import '../../../i18n/messages/reviews.ts'
import { useEffect, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { imageUrl } from '../../../models/content/image.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as styles from './photo-dialog.module.css'

/** Shows a customer's picture as large as the window allows. Focus returns to the thumbnail. */
export function PhotoDialog({ source, author, onClose }: { source: string; author: string; onClose: () => void }) {
  const t = useTranslator()
  const label = t('reviews.image', { name: author })
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Dialog label={label} open={open} onClose={onClose} className={styles.dialog}>
      <button type="button" aria-label={t('common.close')} onClick={() => setOpen(false)}>
        <Icon name="x" />
      </button>
      <img src={imageUrl(source, 1200)} alt={label} />
    </Dialog>
  )
}
