import '../../../i18n/messages/gallery'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { imageUrl } from '../../../models/content/image'
import { Icon } from '../../../ui/icon'
import styles from './gallery.module.css'
import type { ShownPicture } from './gallery-picture'

interface ThumbsProps {
  pictures: ShownPicture[]
  /** Shown under the play icon. */
  poster: string | undefined
  current: number
  onShow: (index: number) => void
}

export function Thumbs({ pictures, poster, current, onShow }: ThumbsProps) {
  const t = useTranslator()
  const list = useRef<HTMLUListElement>(null)
  useInView(list, current)
  const total = pictures.length
  return (
    <ul ref={list} className={styles.thumbs}>
      {pictures.map(({ source }, index) => (
        <Thumb
          key={source}
          source={source}
          label={t('gallery.imageOf', { position: index + 1, total })}
          {...{ index, isCurrent: index === current, onShow }}
        />
      ))}
      {poster ? (
        <Thumb source={poster} label={t('gallery.video')} {...{ index: total, isCurrent: total === current, onShow }}>
          <Icon name="play" size={18} className={styles.play} />
        </Thumb>
      ) : null}
    </ul>
  )
}

interface ThumbProps {
  index: number
  source: string
  label: string
  isCurrent: boolean
  onShow: (index: number) => void
  children?: ReactNode
}

/** A link to the picture. With JavaScript the page does not jump. */
function Thumb({ index, source, label, isCurrent, onShow, children }: ThumbProps) {
  function show(event: MouseEvent) {
    event.preventDefault()
    onShow(index)
  }
  return (
    <li>
      <a href={`#foto-${index + 1}`} aria-label={label} aria-current={isCurrent ? 'true' : undefined} onClick={show}>
        <img
          src={imageUrl(source, 160)}
          width={72}
          height={72}
          alt=""
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
        {children}
      </a>
    </li>
  )
}

/** Scrolls the strip to the current thumb without scrolling the page. */
function useInView(list: { current: HTMLElement | null }, current: number) {
  useEffect(() => {
    const thumb = list.current?.children[current]
    if (!(thumb instanceof HTMLElement) || !list.current) return
    const { clientWidth, clientHeight } = list.current
    list.current.scrollTo({
      left: thumb.offsetLeft - (clientWidth - thumb.offsetWidth) / 2,
      top: thumb.offsetTop - (clientHeight - thumb.offsetHeight) / 2
    })
  }, [list, current])
}
