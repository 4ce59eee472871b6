import { isPlainClick } from '../../ui/plain-click.ts'

/** Plays a film in place of the link to it. */
export function playFilm(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-film]') : null
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  const { href: src, className, ariaLabel } = link
  const film = document.createElement('video')
  Object.assign(film, { src, className, ariaLabel, controls: true, autoplay: true, playsInline: true })
  link.replaceWith(film)
  film.focus()
}
