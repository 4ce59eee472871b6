import '../../i18n/messages/search.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './recent-controls.module.css'
import type { RecentSearches } from './recent-searches.ts'

/** A listbox may contain only options, so these buttons lie over it: one at the heading, one at the end of each row. */
export function RecentControls({ recent, onDone }: { recent: RecentSearches; onDone: () => void }) {
  const t = useTranslator()
  // The pressed button disappears: the focus needs another element.
  const press = (act: () => void) => () => {
    act()
    onDone()
  }
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.clear} aria-label={t('search.clearRecent')} onClick={press(recent.clear)}>
        {t('search.clear')}
      </button>
      {recent.terms.map(term => (
        <button
          key={term}
          type="button"
          aria-label={t('search.removeRecent', { term })}
          onClick={press(() => recent.forget(term))}
        >
          <Icon name="x" size={16} />
        </button>
      ))}
    </div>
  )
}
