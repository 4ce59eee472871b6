import { madeOnce } from '../../api/made-once.ts'
import { type Font, THEME_COLOR, type Theme } from '../../models/store/theme.ts'
import { type Palette, paletteOf } from './palette.server.ts'

/** System font families. For a shop's own font see docs/your-shop.md. */
const FAMILIES: Record<Font, string | null> = {
  figtree: null,
  sistema: 'system-ui, sans-serif',
  serifa: 'ui-serif, Georgia, Cambria, "Times New Roman", serif',
  arredondada: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Manjari, system-ui, sans-serif'
}

export function themeView(theme: Theme | null) {
  return theme ? write(theme) : { css: '', themeColor: THEME_COLOR }
}

const write = madeOnce(({ brand, offer, font }: Theme) => {
  const family = font && FAMILIES[font]
  const palette = brand ? paletteOf(brand) : null
  const rules = [
    ...(palette ? brandRules(palette) : []),
    ...(offer ? shadeRules('offer', paletteOf(offer)) : []),
    ...(family ? [`--font:${family}`] : [])
  ]
  return { css: rules.length > 0 ? `:root{${rules.join(';')}}` : '', themeColor: palette?.deep ?? THEME_COLOR }
})

function brandRules(palette: Palette): string[] {
  const { light, deep, onDeep } = palette
  return [
    ...shadeRules('brand', palette),
    schemes('brand-strong', palette, 'strong'),
    schemes('on-brand', palette, 'on'),
    `--color-deep:${deep}`,
    `--color-on-deep:${onDeep}`,
    `--badge-ground:${light.plain}`
  ]
}

function shadeRules(name: string, palette: Palette): string[] {
  return [schemes(name, palette, 'plain'), schemes(`${name}-soft`, palette, 'soft')]
}

function schemes(name: string, { light, dark }: Palette, shade: keyof Palette['light']): string {
  return `--color-${name}:light-dark(${light[shade]},${dark[shade]})`
}
