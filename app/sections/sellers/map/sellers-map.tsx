import '../../../i18n/messages/sellers.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { aspectOf, type Box, toPoint, viewOf } from '../../../models/content/brazil-map.ts'
import type { Pin } from '../../../models/content/sellers.ts'
import { Icon } from '../../../ui/icon.tsx'
import outline from './brazil.svg?no-inline'
import styles from './sellers-map.module.css'

/** The shops on a drawing of the country. With scripts, a map of the same size and view replaces it. */
export function SellersMap({ pins }: { pins: Pin[] }) {
  const { live, drawing, isLive } = useLiveMap(pins)
  const t = useTranslator()
  const view = viewOf(pins.map(pin => pin.location))
  const states = [...new Set(pins.map(pin => pin.state))].filter(Boolean)
  return (
    <div className={styles.frame}>
      {/* Both have the same position, so that the replacement shifts nothing. */}
      <div className={styles.still} hidden={isLive}>
        <div className={styles.drawing} style={{ '--ratio': aspectOf(view).toFixed(4) }}>
          <svg
            ref={drawing}
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
            <StillPin key={pin.slug} pin={pin} view={view} />
          ))}
        </div>
      </div>
      <section ref={live} className={styles.live} aria-label={t('sellers.mapLabel')} hidden={!isLive} />
    </div>
  )
}

/** Loads the map after hydration. The drawing stays if the load fails. */
function useLiveMap(pins: Pin[]) {
  const live = useRef<HTMLElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const [isLive, setLive] = useState(false)
  const navigate = useNavigate()
  const t = useTranslator()
  useEffect(() => {
    let close: (() => void) | null = null
    let isGone = false
    async function open() {
      const { openMap } = await import('./live-map.ts')
      if (isGone || !live.current || !drawing.current) return
      live.current.hidden = false
      close = openMap(live.current, { pins, drawing: drawing.current, t, navigate })
      setLive(true)
    }
    open().catch(() => undefined)
    return () => {
      isGone = true
      close?.()
      setLive(false)
    }
  }, [pins, navigate, t])
  return { live, drawing, isLive }
}

function StillPin({ pin: { slug, path, name, place, location }, view }: { pin: Pin; view: Box }) {
  const { x, y } = toPoint(location)
  const left = `${(((x - view.x) / view.width) * 100).toFixed(2)}%`
  const top = `${(((y - view.y) / view.height) * 100).toFixed(2)}%`
  return (
    <Link
      id={slug}
      className={styles.pin}
      to={path}
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
