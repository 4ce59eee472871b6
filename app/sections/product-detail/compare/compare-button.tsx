import '../../../i18n/messages/detail.ts'
import { type SubmitEvent, useCallback, useEffect, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { PATHS } from '../../../links.ts'
import type { ComparedChoice } from '../../../models/product/compare.ts'
import { COMPARE_FIELD, COMPARED_KEY, compareHref, compareSlug } from '../../../models/product/compare-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import { readStored } from '../../../ui/local-storage.ts'
import type { ProductView } from '../product-view.ts'
import * as styles from './compare-button.module.css'

export function CompareButton({ product: { path, name, gallery } }: { product: ProductView }) {
  const t = useTranslator()
  const { compare, choices, bring } = useCompare()
  const [isFull, setFull] = useState(false)
  const isChosen = choices?.some(choice => choice.path === path)
  async function toggle(event: SubmitEvent) {
    event.preventDefault()
    const tray = compare ?? (await bring())
    if (!tray) return location.assign(compareHref([path]))
    setFull(!tray.toggleCompared({ path, name, image: gallery[0]?.source ?? null }))
  }
  return (
    <>
      <form action={PATHS.compare} onSubmit={toggle} className={styles.compare}>
        <button
          type="submit"
          name={COMPARE_FIELD}
          value={compareSlug(path)}
          aria-pressed={isChosen}
          onPointerEnter={bring}
          onFocus={bring}
        >
          <Icon name="scale" size={18} />
          {t('detail.compare')}
        </button>
      </form>
      {compare && choices ? <compare.CompareTray choices={choices} isFull={isFull} /> : null}
    </>
  )
}

/** The comparison is stored in the browser. While it is empty, its code loads only when the button is pointed at. */
function useCompare() {
  const [compare, setCompare] = useState<typeof import('../../compare/compare-tray') | null>(null)
  const [choices, setChoices] = useState<readonly ComparedChoice[] | null>(null)
  const bring = useCallback(async () => {
    const loaded = await import('../../compare/compare-tray.tsx').catch(() => null)
    setCompare(loaded)
    return loaded
  }, [])
  useEffect(() => {
    if (readStored(COMPARED_KEY) !== null) void bring()
    else setChoices([])
  }, [bring])
  useEffect(() => {
    if (!compare) return
    const read = () => setChoices(compare.readCompared())
    read()
    return compare.watchCompared(read)
  }, [compare])
  return { compare, choices, bring }
}
