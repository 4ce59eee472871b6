import '../../../i18n/words/detail'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import type { ComparedChoice } from '../../../models/compare'
import { COMPARE_FIELD, COMPARE_PATH, compareSlug } from '../../../models/compare-link'
import { Icon } from '../../../ui/icon'
import type { ProductView } from '../product-view'
import styles from './compare-button.module.css'

type Product = Pick<ProductView, 'path' | 'name' | 'gallery'>
type Compare = typeof import('../../compare/compare-tray')

/** Leads to the comparison; with JavaScript it puts the product into it, and takes it out again. */
export function CompareButton({ product }: { product: Product }) {
  const t = useTranslator()
  const { compare, choices } = useCompare()
  const [isFull, setFull] = useState(false)
  const { path, name, gallery } = product
  const isChosen = choices.some(choice => choice.path === path)
  function toggle(event: SubmitEvent) {
    if (!compare) return
    event.preventDefault()
    setFull(!compare.toggleCompared({ path, name, image: gallery[0]?.source ?? null }))
  }
  return (
    <>
      <form action={COMPARE_PATH} onSubmit={toggle} className={styles.compare}>
        <button
          type="submit"
          name={COMPARE_FIELD}
          value={compareSlug(path)}
          aria-pressed={compare ? isChosen : undefined}
        >
          <Icon name="scale" size={18} />
          {t('detail.compare')}
        </button>
      </form>
      {compare ? <compare.CompareTray choices={choices} isFull={isFull} /> : null}
    </>
  )
}

/** What is compared is known to the browser alone: all of it is loaded once the page is taken over. */
function useCompare() {
  const [compare, setCompare] = useState<Compare | null>(null)
  const [choices, setChoices] = useState<readonly ComparedChoice[]>([])
  useEffect(() => {
    // Without it the button is the form that it is without JavaScript.
    import('../../compare/compare-tray').then(setCompare, () => {})
  }, [])
  useEffect(() => {
    if (!compare) return
    const read = () => setChoices(compare.readCompared())
    read()
    return compare.watchCompared(read)
  }, [compare])
  return { compare, choices }
}
