import '../../../i18n/messages/sellers.ts'
import 'leaflet/dist/leaflet.css'
import './live-map.css'
import {
  control,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  map as leafletMap,
  svgOverlay
} from 'leaflet'
import { type Box, DRAWING, toLocation, viewOf } from '../../../models/content/brazil-map.ts'
import type { Pin } from '../../../models/content/sellers.ts'
import { addPin, type PinOptions } from './live-pin.ts'

interface MapOptions extends PinOptions {
  pins: Pin[]
  drawing: SVGSVGElement
}

const ZOOM_STEPS = 3

/** Creates the map in an element. Returns a function that removes it. */
export function openMap(element: HTMLElement, { pins, drawing, ...options }: MapOptions): () => void {
  const { t } = options
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leafletMap(element, {
    attributionControl: false, // it stands below the map, for the drawing as well
    zoomControl: false,
    zoomSnap: 0,
    scrollWheelZoom: false, // the wheel scrolls the page
    dragging: false, // until the map is larger than its place: a finger scrolls the page
    maxBounds: toBounds({ x: -600, y: -600, width: DRAWING.width + 1200, height: DRAWING.height + 1200 }),
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving
  })
  // The south-west of the drawing is empty.
  const zoom = { zoomInTitle: t('sellers.zoomIn'), zoomOutTitle: t('sellers.zoomOut') }
  control.zoom({ position: 'bottomleft', ...zoom }).addTo(map)
  const country = document.importNode(drawing, true)
  country.setAttribute('viewBox', `0 0 ${DRAWING.width} ${DRAWING.height}`)
  svgOverlay(country, toBounds(DRAWING)).addTo(map)
  keepInView(map, toBounds(viewOf(pins.map(pin => pin.location))))
  for (const pin of pins) addPin(map, pin, options)
  element.addEventListener('keydown', event => event.key === 'Escape' && map.closePopup())
  return () => {
    map.off('popupclose') // an open card closes with the map, which then has no place to go back to
    map.remove()
  }
}

/** Fits the map to the drawing that it replaces, also on resize. The shopper can only zoom in. */
function keepInView(map: LeafletMap, bounds: LatLngBounds): void {
  function fitView() {
    map.setMinZoom(0)
    const zoom = map.getBoundsZoom(bounds)
    map.setMaxZoom(zoom + ZOOM_STEPS)
    map.fitBounds(bounds, { animate: false })
    map.setMinZoom(zoom)
  }
  fitView()
  const isWhole = () => map.getZoom() < map.getMinZoom() + 0.01
  map.on('resize', fitView)
  map.on('zoomend', () => (isWhole() ? map.dragging.disable() : map.dragging.enable()))
  // Opening a card may have panned the map, which cannot be dragged at this zoom level.
  map.on('popupclose', () => isWhole() && map.panTo(bounds.getCenter()))
}

function toBounds({ x, y, width, height }: Box): LatLngBounds {
  const northWest = toLocation({ x, y })
  const southEast = toLocation({ x: x + width, y: y + height })
  return latLngBounds([
    [southEast.latitude, northWest.longitude],
    [northWest.latitude, southEast.longitude]
  ])
}
