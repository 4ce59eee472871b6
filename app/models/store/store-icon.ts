import { toSource } from '../content/link.ts'
import type { MapContext } from './map-context.ts'

const OWN_ICON = /^\/media\/icons\/([\w-]+)\.svg$/

/**
 * The address of a menu's icon. The embedded backend's icons are symbols of one file: each separate SVG picture costs
 * the browser a document.
 */
export function toIcon(value: string, context: MapContext): string | null {
  const source = toSource(value, context)
  const name = context.media ? undefined : OWN_ICON.exec(source ?? '')?.[1]
  return name ? `/media/icons/all.svg#${name}` : source
}
