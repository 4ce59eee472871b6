import type { SeedBanner, SeedScene } from '../../types.ts'

export type BannerDraft = Omit<SeedBanner, 'desktop' | 'mobile'>
export type BannerSize = Pick<SeedBanner, 'desktop' | 'mobile'>

/** Pixels of the masters, by place on the page. */
export const sizes = {
  main: { desktop: { width: 1440, height: 520 }, mobile: { width: 720, height: 860 } },
  wide: { desktop: { width: 1440, height: 360 }, mobile: { width: 720, height: 640 } },
  category: { desktop: { width: 480, height: 560 }, mobile: { width: 480, height: 560 } },
  grid: { desktop: { width: 700, height: 420 }, mobile: { width: 700, height: 420 } },
  showcase: { desktop: { width: 420, height: 620 }, mobile: { width: 720, height: 360 } },
  carousel: { desktop: { width: 300, height: 160 }, mobile: { width: 300, height: 160 } },
  info: { desktop: { width: 480, height: 320 }, mobile: { width: 480, height: 320 } },
  about: { desktop: { width: 720, height: 560 }, mobile: { width: 720, height: 560 } },
  poster: { desktop: { width: 960, height: 540 }, mobile: { width: 960, height: 540 } },
  portrait: { desktop: { width: 160, height: 160 }, mobile: { width: 160, height: 160 } },
  square: { desktop: { width: 480, height: 480 }, mobile: { width: 480, height: 480 } },
  news: { desktop: { width: 640, height: 400 }, mobile: { width: 640, height: 400 } }
} satisfies Record<string, BannerSize>

export function sized(size: BannerSize, drafts: BannerDraft[]): SeedBanner[] {
  return drafts.map(draft => ({ ...draft, ...size }))
}

/** Grounds are light, so that dark text reads over all of them. */
export function scene(
  kind: SeedScene['kind'],
  ground: string,
  accent: string,
  motif: string,
  packs: string[] = []
): SeedScene {
  return { kind, ground, accent, motif, packs }
}
