import { type Duty, unless } from '../duty.ts'
import { goodsOf } from '../goods.ts'
import type { Page } from '../page.ts'
import { fold } from '../words.ts'

/** Foods that cause allergies and must be declared. RDC 727/2022, annex III. */
const ALLERGEN =
  /\b(leite|whey|soro do leite|caseina|lactose|soja|trigo|centeio|cevada|aveia|amendoim|castanhas?|amendoas?|nozes|avelas?|pistaches?|macadamias?|ovos?|albumina|peixes?|crustaceos?|camarao)\b/

export const productFacts: Duty = {
  id: 'product-facts',
  duty: 'Food says its validity, origin, ingredients and allergens',
  source: 'CDC art. 31; RDC 727/2022',
  sourceDate: '2022-07-06',
  severity: 'breach',
  ofPage: page => {
    const goods = goodsOf(page)
    if (page.kind !== 'product' || !['supplement', 'food', 'alcohol'].includes(goods)) return []
    const words = fold(page.ownWords)
    const ingredients = /\bingredientes?\b:?(.{0,2000})/.exec(words)?.[1]
    return unless(
      [
        goods === 'alcohol' || /\bvalidade\b[^.]{0,40}\d|\b(vence|consumir ate)\b[^.]{0,20}\d/.test(words),
        'The product does not say its validity'
      ],
      [
        /\b(pais de origem|origem:|origem (do |da )?(brasil|nacional|importad)|fabricad[oa] (no|em|na)|produzid[oa] (no|em|na)|pais de fabricacao|industria brasileira|importado d)/.test(
          words
        ),
        'The product does not say its origin'
      ],
      [ingredients !== undefined, 'The product does not say its ingredients'],
      [
        !ALLERGEN.test(upToWarnings(ingredients)) || /\balergic[oa]s?\b|\balergenic?os?\b/.test(words),
        'The ingredients name an allergen, the product has no “Alérgicos: contém …”'
      ]
    )
  }
}

/** Ingredients end where the next part begins. */
function upToWarnings(words = ''): string {
  return words.split(/\b(modo de uso|modo de preparo|advertencias|informacao nutricional|nao contem)\b/)[0] ?? ''
}

const RDC_243 = { source: 'RDC 243/2018, art. 13', sourceDate: '2018-07-26' }

export const warnings: Duty = {
  id: 'warnings',
  duty: 'Supplements carry the three warnings',
  ...RDC_243,
  severity: 'breach',
  ofPage: page => {
    if (!isSupplement(page)) return []
    const words = fold(page.ownWords)
    return unless(
      [
        /\bnao (e|sao) (um )?medicamentos?\b/.test(words),
        'The warning is missing: “Este produto não é um medicamento”'
      ],
      [
        /\bnao (exceder|exceda|ultrapassar?|ultrapasse) a (recomendacao|dose|quantidade|ingestao) (diaria|recomendada)/.test(
          words
        ),
        'The warning is missing: “Não exceder a recomendação diária de consumo …”'
      ],
      [
        /\bfora do alcance d(e|as) criancas\b/.test(words),
        'The warning is missing: “Mantenha fora do alcance de crianças”'
      ]
    )
  }
}

export const anvisa: Duty = {
  id: 'anvisa',
  duty: 'A notified supplement says its number at Anvisa',
  source: 'RDC 843/2024; IN 281/2024',
  sourceDate: '2024-02-22',
  severity: 'look',
  ofPage: page =>
    isSupplement(page)
      ? unless([
          /\banvisa\b[^.]{0,40}\d{4,}/.test(fold(page.ownWords)),
          'No number of Anvisa is named, which a notified product must have'
        ])
      : []
}

function isSupplement(page: Page): boolean {
  return page.kind === 'product' && goodsOf(page) === 'supplement'
}
