import '../../i18n/words/compare'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ComparedChoice } from '../../models/compare'
import { compareHref, MAX_COMPARED } from '../../models/compare-link'
import { Button, buttonClass } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import styles from './compare-tray.module.css'
import { clearCompared, removeCompared } from './compared'

export { readCompared, toggleCompared, watchCompared } from './compared'

interface CompareTrayProps {
  choices: readonly ComparedChoice[]
  /** One more was asked for than there is room for. */
  isFull: boolean
}

/** What is compared so far, and the way to see it side by side. */
export function CompareTray({ choices, isFull }: CompareTrayProps) {
  const t = useTranslator()
  const most = MAX_COMPARED
  return (
    <>
      <p role="status" className={isFull && choices.length >= most ? styles.full : 'visually-hidden'}>
        {isFull && choices.length >= most ? t('compare.full', { most }) : countText()}
      </p>
      {choices.length > 0 ? (
        <section className={styles.tray} aria-label={t('compare.bar')}>
          <ul>
            {choices.map(choice => (
              <Choice key={choice.path} choice={choice} />
            ))}
          </ul>
          <div className={styles.ways}>
            <Link className={buttonClass({ look: 'secondary', small: true })} to={compareHref(choices.map(pathOf))}>
              {t('compare.show')}
            </Link>
            <Button look="quiet" small onClick={clearCompared}>
              {t('compare.clear')}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  )

  function countText(): string {
    return choices.length > 0 ? t('compare.count', { count: choices.length, most }) : ''
  }
}

function pathOf({ path }: ComparedChoice): string {
  return path
}

function Choice({ choice: { path, name, image } }: { choice: ComparedChoice }) {
  const t = useTranslator()
  return (
    <li>
      {image ? <Picture source={image} alt={name} width={56} height={56} widths={[96, 160]} sizes="56px" /> : name}
      <button type="button" aria-label={t('compare.remove', { name })} onClick={() => removeCompared(path)}>
        <Icon name="x" size={14} />
      </button>
    </li>
  )
}
