import { readBanners } from '../app/contract/banners'
import { readBrands } from '../app/contract/brands'
import { readListing } from '../app/contract/listing'
import { readListDetail, readListIndex } from '../app/contract/lists'
import { readMenu } from '../app/contract/menus'
import { readOffers } from '../app/contract/offers'
import { readPage } from '../app/contract/page'
import { readDetail } from '../app/contract/product-detail'
import { readReviews } from '../app/contract/reviews'
import { readSeller, readSellers } from '../app/contract/sellers'
import { readSettings } from '../app/contract/settings'
import { readShowcase } from '../app/contract/showcase'
import { readSitemap } from '../app/contract/sitemap'
import { readVerify } from '../app/contract/verify'
import type { Judgement } from './edge/gateway/gateway-call'

/**
 * What the body of a cached read is worth, by the contract's own schema. An API that knows no name by heart answers an
 * invented one with an empty list: sound, but no reason to fill the cache.
 */
export function judgeAnswer(path: string, body: unknown): Judgement {
  const rule = RULES.find(([pattern]) => pattern.test(path))
  return rule ? rule[1](body) : 'good'
}

const RULES: [RegExp, (body: unknown) => Judgement][] = [
  [/^showcase\/products\//, worth(readShowcase, ({ produtos }) => produtos?.length)],
  [/^showcase\/banners\//, worth(readBanners, ({ banners }) => banners?.length)],
  [/^struct\/menus\//, worth(readMenu, ({ menu }) => menu?.length)],
  [/^settings$/, worth(readSettings)],
  [/^brands$/, worth(readBrands, ({ marcas }) => marcas?.length)],
  [/^url\/verify$/, worth(readVerify)],
  [/^url\/(home|page)$/, worth(readPage)],
  [/^url\/product\/detail$/, worth(readDetail)],
  [/^url\/product\/listing\//, worth(readListing, ({ conteudo }) => conteudo.produtos?.length)],
  [/^url\/list\/listing$/, worth(readListIndex)],
  [/^url\/list\/detail$/, worth(readListDetail)],
  [/^evaluations\/product$/, worth(readReviews, ({ avaliacoes }) => avaliacoes?.length)],
  [/^url\/sitemap$/, worth(readSitemap)],
  [/^marketplace\/sellers$/, worth(readSellers)],
  [/^marketplace\/seller\//, worth(readSeller)],
  [/^marketplace\/product\//, worth(readOffers)]
]

/** `size` of what it lists; one that says none is always worth keeping. */
function worth<Wire>(read: (body: unknown) => Wire | null, size: (wire: Wire) => number | undefined = () => 1) {
  return function judge(body: unknown): Judgement {
    const wire = read(body)
    if (wire === null) return 'wrong'
    return (size(wire) ?? 0) > 0 ? 'good' : 'empty'
  }
}
