import { toSource } from '../content/link.ts'
import type { MapContext } from './map-context.ts'

const OWN_ICON = /^\/media\/icons\/([\w-]+)\.svg$/

/**
 * The address of a menu's icon. Those of the embedded backend are symbols of one file: to the browser each SVG picture is a
 * document of its own.
 */
export function toIcon(value: string, context: MapContext): string | null {
  const source = toSource(value, context)
  const name = context.media ? undefined : OWN_ICON.exec(source ?? '')?.[1]
  return name ? `/media/icons/all.svg#${name}` : source
}
