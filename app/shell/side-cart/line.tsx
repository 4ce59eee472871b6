import '../../i18n/messages/cart.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { formatBRL } from '../../models/store/money.ts'
import type { ShownLine } from '../../stores/cart-intents.ts'
import { useActions } from '../../stores/provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { closeCart, focusCartTitle } from './cart-frame.ts'
import * as styles from './line.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'

interface LineProps {
  line: ShownLine
  onRemove: (line: ShownLine) => void
}

export const Line = memo(function Line({ line, onRemove }: LineProps) {
  const t = useTranslator()
  const { cart } = useActions()
  // Two flavours of a product are two lines.
  const name = [line.name, ...line.options].join(', ')
  function remove() {
    onRemove(line)
    focusCartTitle()
  }
  return (
    <li className={styles.line} data-pending={line.pending || undefined}>
      <Tile image={line.image} />
      <div className={styles.words}>
        {line.path ? (
          <Link to={line.path} discover="none" onClick={closeCart}>
            {line.name}
          </Link>
        ) : (
          <span>{line.name}</span>
        )}
        {line.options.map(option => (
          <span key={option} className={styles.option}>
            {option}
          </span>
        ))}
        <Price line={line} />
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          name={name}
          quantity={line.quantity}
          onChange={quantity => cart.update(line, quantity)}
          onStep={(by, most) => cart.step(line, by, most)}
        />
        <button type="button" className={styles.remove} aria-label={t('cart.removeLine', { name })} onClick={remove}>
          <Icon name="trash-2" size={18} />
        </button>
      </div>
    </li>
  )
})

/** The line's total is the server's: it waits while a change of the quantity is pending. */
function Price({ line: { price, quantity, pending } }: Pick<LineProps, 'line'>) {
  const t = useTranslator()
  return (
    <span className={styles.price}>
      {price.was > 0 && (
        <s>
          <span className="visually-hidden">{t('product.oldPrice')} </span>
          {formatBRL(price.was, t.language)}
        </s>
      )}
      <span className="visually-hidden">{t('cart.unit')} </span>
      <strong>{formatBRL(price.now, t.language)}</strong>
      {!pending && quantity > 1 && price.total > price.now ? (
        <>
          {' '}
          × {quantity} = {formatBRL(price.total, t.language)}
        </>
      ) : null}
    </span>
  )
}

const TILE_PX = 84

function Tile({ image }: { image: string | null }) {
  return (
    <div className={styles.tile}>
      {image && (
        <Picture
          source={image}
          alt=""
          width={TILE_PX}
          height={TILE_PX}
          widths={[96, 160, 240]}
          sizes={`${TILE_PX}px`}
        />
      )}
    </div>
  )
}
