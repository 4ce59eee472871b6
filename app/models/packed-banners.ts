import type { Banner, BannerImage } from './banners.ts'

/**
 * Banners as one text, a line each: see packed-cards.ts. What a page does not show of them (the pictures' sizes, which
 * the layout fixes) does not travel.
 */
export function packBanners(banners: readonly Banner[]): string {
  return banners.map(packBanner).join('\n')
}

export function unpackBanners(packed: string): Banner[] {
  return packed === '' ? [] : packed.split('\n').map(unpackBanner)
}

function packBanner({ id, alt, title, html, link, newTab, desktop, mobile, video }: Banner): string {
  const narrow = mobile?.source === desktop?.source ? '' : mobile?.source
  const marks = `${link?.external ? 'e' : ''}${newTab ? 'n' : ''}`
  // The alternative text is for pictures without words of their own.
  const fields = [id, title || alt, title ? 't' : '', html, link?.href, marks, desktop?.source, narrow, video]
  return fields
    .map(field => String(field ?? '').replace(/[\t\n\r]+/g, ' '))
    .join('\t')
    .trimEnd()
}

function unpackBanner(line: string): Banner {
  const [id, words = '', hasTitle, html = '', href, marks = '', wide, narrow, video] = line.split('\t')
  const desktop = toImage(wide)
  return {
    id: Number(id),
    alt: words,
    title: hasTitle ? words : '',
    html,
    link: href ? { href, external: marks.includes('e') } : null,
    newTab: marks.includes('n'),
    desktop,
    mobile: toImage(narrow) ?? desktop,
    ...(video && { video })
  }
}

function toImage(source: string | undefined): BannerImage | null {
  return source ? { source, width: 0, height: 0 } : null
}
