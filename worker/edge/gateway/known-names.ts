// Spec 7, with the menus of the shell: those that the demonstration store has.
const NAMES = new Map<string, readonly string[]>(
  Object.entries({
    'showcase/banners':
      'banner-principal-home banner-footer-home banner-showcase-infos banner-shop-category-1 banner-shop-category-2 banner-grid-type-1 banner-grid-type-2 banner-carousel banner-central-home category-showcase-banner-img sport-showroom-banners banner-about-us-home video-showcase testimonial-section instagram-posts banner-news-home'.split(
        ' '
      ),
    'showcase/products':
      'menu-search-showcase first-showcase first-showcase-ext second-showcase second-showcase-ext third-showcase third-showcase-ext fourth-showcase fifth-showcase category-showcase-1 category-showcase-2 category-showcase-3 category-showcase-banner-1 category-showcase-banner-2 category-showcase-banner-3 sport-showcase-1 sport-showcase-2 sport-showcase-3'.split(
        ' '
      ),
    'struct/menus':
      'menu-principal contact-data menu-marcas banner-ruler home-objectives product-features footer-about-us rodape-principal footer-copyright pitch-bar'.split(
        ' '
      )
  })
)

/** Whether a call's name is the store's own, or it has none. Others may be invented, as many as somebody likes. */
export function hasKnownName(path: string): boolean {
  const [kind = '', what = '', name = ''] = path.split('/')
  if (!/^(showcase|struct)$/.test(kind)) return true
  return NAMES.get(`${kind}/${what}`)?.includes(name) ?? false
}
