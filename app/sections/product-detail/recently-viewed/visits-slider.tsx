import '../../../i18n/messages/history.ts'
import { useEffect, useRef, useState } from 'react'
import { createProductHistory } from '../../../api/product-history.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { ProductCard } from '../../../models/product/product-card.ts'
import type { Visited } from '../../../models/shopper/visit.ts'
import type { MapContext } from '../../../models/store/map-context.ts'
import { useMapContext } from '../../../stores/provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { ShowcaseSlider } from '../../showcase/showcase-slider.tsx'
import * as styles from './visits-slider.module.css'

const history = createProductHistory(() => localStorage)

export function VisitsSlider({ product }: { product: Visited }) {
  const t = useTranslator()
  const [cards, setCards] = useState<ProductCard[]>([])
  const [isCleared, setCleared] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const context = useMapContext()
  const { language } = t
  useEffect(() => {
    let isShown = true
    const show = () => isShown && setCards(history.cardsBeside(product.id))
    if (history.isIn(language)) show()
    else translate(context).then(show, show)
    setCleared(false)
    history.record(product, language)
    return () => {
      isShown = false
    }
  }, [product, language, context])
  function clear() {
    history.clear()
    setCards([])
    setCleared(true)
    // The focused button has been removed.
    status.current?.focus()
  }
  return (
    <>
      {cards.length > 0 ? (
        <div className={styles.visits}>
          <ShowcaseSlider title={t('history.title')} products={cards} />
          <Button look="quiet" small onClick={clear}>
            {t('history.clear')}
          </Button>
        </div>
      ) : null}
      <p ref={status} role="status" tabIndex={-1} className={isCleared ? styles.cleared : 'visually-hidden'}>
        {isCleared ? t('history.cleared') : ''}
      </p>
    </>
  )
}

async function translate(context: MapContext): Promise<void> {
  const { askProduct } = await import('./ask-product.browser.ts')
  await history.translate(context.language, askProduct(context))
}
