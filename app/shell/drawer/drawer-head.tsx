import { useTranslator } from '../../i18n/use-translator.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './drawer.module.css'

interface DrawerHeadProps {
  title: string
  titleId?: string
  /** Id of the dialog, if the button must close it before hydration (invoker commands). */
  dialogId?: string
  closeLabel?: string
}

export function DrawerHead({ title, titleId, dialogId, closeLabel }: DrawerHeadProps) {
  const t = useTranslator()
  return (
    <div className={styles.head}>
      <h2 id={titleId} tabIndex={titleId ? -1 : undefined}>
        {title}
      </h2>
      <button
        type="button"
        className={styles.close}
        command={dialogId ? 'close' : undefined}
        commandfor={dialogId}
        aria-label={closeLabel ?? t('common.close')}
        onClick={event => event.currentTarget.closest('dialog')?.close()}
      >
        <Icon name="x" size={22} />
      </button>
    </div>
  )
}
