import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ProductCard } from '../../models/product/product-card.ts'
import { formatBRL } from '../../models/store/money.ts'
import { Picture } from '../../ui/picture.tsx'
import * as styles from './product-option.module.css'

const TILE_PX = 56

export function ProductOption({ product: { image, brand, name, price, status } }: { product: ProductCard }) {
  const t = useTranslator()
  return (
    <>
      <span className={styles.tile}>
        {image && (
          <Picture source={image} alt="" width={TILE_PX} height={TILE_PX} widths={[96, 160]} sizes={`${TILE_PX}px`} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.brand}>{brand}</span>{' '}
        {status === 'available' && price ? (
          <span className={styles.price}>
            {price.was > 0 && (
              <s>
                <span className="visually-hidden">{t('product.oldPrice')} </span>
                {formatBRL(price.was, t.language)}
              </s>
            )}{' '}
            <strong>{formatBRL(price.now, t.language)}</strong>
          </span>
        ) : (
          <span className={styles.brand}>{t(status === 'quote' ? 'product.quote' : 'product.unavailable')}</span>
        )}
      </span>
    </>
  )
}
