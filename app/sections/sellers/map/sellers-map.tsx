import '../../../i18n/messages/sellers.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { aspectOf, type Box, toPoint, viewOf } from '../../../models/content/brazil-map.ts'
import type { Pin } from '../../../models/content/sellers.ts'
import { Icon } from '../../../ui/icon.tsx'
import outline from './brazil.svg?no-inline'
import * as styles from './sellers-map.module.css'

/** The shops on a drawing of the country. */
export function SellersMap({ pins }: { pins: Pin[] }) {
  const t = useTranslator()
  const view = viewOf(pins.map(pin => pin.location))
  const states = [...new Set(pins.map(pin => pin.state))].filter(Boolean)
  return (
    <section className={styles.frame} aria-label={t('sellers.mapLabel')}>
      <div className={styles.drawing} style={{ '--ratio': aspectOf(view).toFixed(4) }}>
        <svg
          className={styles.country}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <use href={`${outline}#brazil`} />
          {states.map(state => (
            <use key={state} className={styles.state} href={`${outline}#${state}`} />
          ))}
        </svg>
        {pins.map(pin => (
          <ShopPin key={pin.slug} pin={pin} view={view} />
        ))}
      </div>
    </section>
  )
}

function ShopPin({ pin: { slug, path, name, place, location }, view }: { pin: Pin; view: Box }) {
  const { x, y } = toPoint(location)
  const left = `${(((x - view.x) / view.width) * 100).toFixed(2)}%`
  const top = `${(((y - view.y) / view.height) * 100).toFixed(2)}%`
  return (
    <Link
      id={slug}
      className={styles.pin}
      to={path}
      prefetch="intent"
      style={{ '--left': left, '--top': top }}
      aria-label={[name, place].filter(Boolean).join(', ')}
    >
      <span className={styles.dot}>
        <Icon name="store" size={14} />
      </span>
      <span className={styles.label}>{name}</span>
    </Link>
  )
}
