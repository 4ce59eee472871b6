import '../../i18n/messages/compare'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ComparedChoice } from '../../models/product/compare'
import { COMPARE_FIELD, compareHref, MAX_COMPARED } from '../../models/product/compare-link'
import { Button, buttonClass } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import styles from './compare-tray.module.css'
import { clearCompared, removeCompared } from './compared'
import { REMOVES, useNextFocus } from './use-next-focus'

export { readCompared, toggleCompared, watchCompared } from './compared'

interface CompareTrayProps {
  choices: readonly ComparedChoice[]
  /** The shopper tried to add one product too many. */
  isFull: boolean
}

/** The chosen products, with a link to compare them. */
export function CompareTray({ choices, isFull }: CompareTrayProps) {
  const t = useTranslator()
  const most = MAX_COMPARED
  const tray = useRef<HTMLElement>(null)
  const keepFocus = useNextFocus(tray, choices, `[name="${COMPARE_FIELD}"]`)
  return (
    <>
      <p role="status" className={isFull && choices.length >= most ? styles.full : 'visually-hidden'}>
        {isFull && choices.length >= most ? t('compare.full', { most }) : countText()}
      </p>
      {choices.length > 0 ? (
        <section ref={tray} className={styles.tray} aria-label={t('compare.bar')}>
          <ul>
            {choices.map((choice, index) => (
              <Choice key={choice.path} choice={choice} onRemove={() => keepFocus(index)} />
            ))}
          </ul>
          <div className={styles.ways}>
            <Link className={buttonClass({ look: 'secondary', small: true })} to={compareHref(choices.map(pathOf))}>
              {t('compare.show')}
            </Link>
            <Button look="quiet" small onClick={clear}>
              {t('compare.clear')}
            </Button>
          </div>
        </section>
      ) : null}
    </>
  )

  function clear() {
    keepFocus(0)
    clearCompared()
  }

  function countText(): string {
    return choices.length > 0 ? t('compare.count', { count: choices.length, most }) : ''
  }
}

function pathOf({ path }: ComparedChoice): string {
  return path
}

function Choice({ choice: { path, name, image }, onRemove }: { choice: ComparedChoice; onRemove: () => void }) {
  const t = useTranslator()
  function remove() {
    onRemove()
    removeCompared(path)
  }
  return (
    <li>
      {image ? <Picture source={image} alt={name} width={56} height={56} widths={[96, 160]} sizes="56px" /> : name}
      <button type="button" aria-label={t('compare.remove', { name })} onClick={remove} {...{ [REMOVES]: '' }}>
        <Icon name="x" size={14} />
      </button>
    </li>
  )
}
