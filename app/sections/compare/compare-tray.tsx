import '../../i18n/messages/compare.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ComparedChoice } from '../../models/product/compare.ts'
import { COMPARE_FIELD, compareHref, MAX_COMPARED } from '../../models/product/compare-link.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import * as styles from './compare-tray.module.css'
import { clearCompared, removeCompared } from './compared.ts'
import { useNextFocus } from './use-next-focus.ts'

export { readCompared, toggleCompared, watchCompared } from './compared.ts'

/** The chosen products, with a link to compare them. `isFull`: the shopper tried to add one product too many. */
export function CompareTray({ choices, isFull }: { choices: readonly ComparedChoice[]; isFull: boolean }) {
  const t = useTranslator()
  const count = choices.length
  const most = MAX_COMPARED
  const isRefused = isFull && count >= most
  const tray = useRef<HTMLElement>(null)
  const keepFocus = useNextFocus(tray, choices, `[name="${COMPARE_FIELD}"]`)
  return (
    <>
      <p role="status" className={isRefused ? styles.full : 'visually-hidden'}>
        {isRefused ? t('compare.full', { most }) : count > 0 && t('compare.count', { count, most })}
      </p>
      {count > 0 ? (
        <section ref={tray} className={styles.tray} aria-label={t('compare.bar')}>
          <ul>
            {choices.map((choice, index) => (
              <Choice key={choice.path} choice={choice} onRemove={() => remove(choice.path, index)} />
            ))}
          </ul>
          <div className={styles.ways}>
            <Link
              className={buttonClass({ look: 'secondary', small: true })}
              to={compareHref(choices.map(({ path }) => path))}
            >
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

  function remove(path: string, index: number) {
    keepFocus(index)
    removeCompared(path)
  }

  function clear() {
    keepFocus(0)
    clearCompared()
  }
}

function Choice({ choice: { name, image }, onRemove }: { choice: ComparedChoice; onRemove: () => void }) {
  const t = useTranslator()
  return (
    <li>
      {image ? <Picture source={image} alt={name} width={56} height={56} widths={[96, 160]} sizes="56px" /> : name}
      <button type="button" aria-label={t('compare.remove', { name })} onClick={onRemove} data-removes="">
        <Icon name="x" size={14} />
      </button>
    </li>
  )
}
