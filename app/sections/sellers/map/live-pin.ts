import '../../../i18n/messages/sellers.ts'
import { divIcon, type Map as LeafletMap, type Marker, marker, type PopupOptions } from 'leaflet'
import type { Translator } from '../../../i18n/translator.ts'
import type { Pin } from '../../../models/content/sellers.ts'
import { iconElement } from '../../../ui/icon-element.ts'
import { isPlainClick } from '../../../ui/plain-click.ts'
import styles from './sellers-map.module.css'

export interface PinOptions {
  t: Translator
  navigate: (path: string) => unknown
}

/** Side in pixels: large enough for a finger, small enough for neighbouring shops. */
const SIZE_PX = 28
const ICON_PX = 14
/** In pixels. The padding keeps the card clear of the buttons at the left edge. */
const CARD: PopupOptions = { minWidth: 160, maxWidth: 200, offset: [0, -4], autoPanPaddingTopLeft: [60, 8] }

export function addPin(map: LeafletMap, pin: Pin, options: PinOptions): void {
  const icon = divIcon({ className: styles.marker, html: face(pin), iconSize: [SIZE_PX, SIZE_PX] })
  const { latitude, longitude } = pin.location
  const shown = marker([latitude, longitude], { icon, riseOnHover: true }).addTo(map)
  shown.bindPopup(card(pin, options), CARD)
  nameButton(shown, pin)
  shown.on('popupopen', event => {
    const popup = event.popup.getElement()
    popup?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', options.t('common.close'))
    popup?.querySelector<HTMLElement>('[data-shop]')?.focus({ preventScroll: true })
  })
  shown.on('popupclose', event => {
    // Without animation the card has been removed already, together with the focus.
    const { activeElement, body } = document
    const hadFocus = activeElement === body || event.popup.getElement()?.contains(activeElement)
    if (hadFocus) shown.getElement()?.focus({ preventScroll: true })
  })
  if (location.hash === `#${pin.slug}`) shown.openPopup()
}

/** Leaflet's button role only handles Enter. A button must also handle the space bar. */
function nameButton(shown: Marker, { name, place }: Pin): void {
  const element = shown.getElement()
  element?.setAttribute('aria-label', [name, place].filter(Boolean).join(', '))
  element?.addEventListener('keydown', event => {
    if (event.key !== ' ') return
    event.preventDefault()
    shown.openPopup()
  })
}

function face({ name }: Pin): HTMLElement {
  const dot = element('span', styles.dot)
  dot.replaceChildren(iconElement('store', ICON_PX))
  const whole = element('span')
  whole.replaceChildren(dot, element('span', styles.label, name))
  return whole
}

function card({ name, place, path }: Pin, { t, navigate }: PinOptions): HTMLElement {
  const link = element('a', styles.way, t('sellers.products'))
  link.setAttribute('href', path)
  link.setAttribute('data-shop', '')
  link.setAttribute('aria-label', t('sellers.productsOf', { name }))
  link.addEventListener('click', event => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(path)
  })
  const body = element('div', styles.card)
  body.replaceChildren(element('strong', '', name), element('span', styles.place, place), link)
  return body
}

function element<const K extends keyof HTMLElementTagNameMap>(tag: K, className = '', text = '') {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
