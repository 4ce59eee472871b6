import '../../i18n/words/detail'
import { useActionData } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { Section } from '../section'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton'
import { ShowcaseSlider } from '../showcase/showcase-slider'
import { useChoice } from './attributes/use-choice'
import { BuyBar } from './buy/buy-bar'
import type { Refusal } from './buy/refusal'
import { ProductTexts } from './details/product-texts'
import { Gallery } from './gallery/gallery'
import { orderPictures } from './gallery/picture-order'
import { toOffer } from './offer'
import styles from './product-detail.module.css'
import { ProductInfo } from './product-info'
import type { ProductPageData } from './product-view'
import { Reviews } from './reviews/reviews'

/** The page of one product. Which of its options is chosen stands in the address. */
export function ProductDetail({ data }: { data: ProductPageData }) {
  const { product, canonical, similar } = data
  const t = useTranslator()
  const refusal = useActionData<Refusal>()
  const [asked, choose] = useChoice()
  const offer = toOffer(product, asked ?? refusal?.typed.attribute)
  const pictures = orderPictures(product.gallery, offer.option?.id ?? 0)
  return (
    <div className="page">
      <Breadcrumb crumbs={product.breadcrumb} />
      <article className={styles.product}>
        <div className={styles.top} key={product.id}>
          <Gallery name={product.name} pictures={pictures} />
          <ProductInfo product={product} offer={offer} canonical={canonical} onChoose={choose} refusal={refusal} />
        </div>
        <ProductTexts product={product} />
        <Reviews rating={product.rating} reviews={product.reviews} />
        {offer.status === 'available' ? <BuyBar price={offer.price} /> : null}
      </article>
      <Section data={similar} skeleton={<ShowcaseSkeleton title={t('detail.similar')} />}>
        {products => <ShowcaseSlider title={t('detail.similar')} products={products} />}
      </Section>
    </div>
  )
}
