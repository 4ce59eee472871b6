import '../../i18n/messages/home'
import { useTranslator } from '../../i18n/use-translator'
import type { BannerName, HomeSections, HomeShowcaseName, Streamed } from '../../models/listing/home-sections'
import type { Showcase } from '../../models/listing/showcase'
import { Section } from '../section'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton'
import { ShowcaseSlider } from '../showcase/showcase-slider'
import { About } from './about'
import { CardRow } from './card-row'
import cardRow from './card-row.module.css'
import compact from './compact.module.css'
import { Hero } from './hero'
import { IconRow } from './icon-row'
import { ShowcaseBeside } from './showcase-beside'
import { Testimonials } from './testimonials'
import { VideoShowcase } from './video-showcase'
import { WideBanner } from './wide-banner'

/** Spec 1: the home page's sections in order. Each one streams on its own and takes no space when it is empty. */
export function HomeView({ sections: { banners, menus, showcases } }: { sections: HomeSections }) {
  const t = useTranslator()
  const besides = (group: BannerName, rows: HomeShowcaseName[][]) =>
    rows.map((names, index) => (
      <ShowcaseBeside
        key={names[0]}
        banners={banners[group]}
        index={index}
        showcases={names.map(name => showcases[name])}
      />
    ))
  return (
    <>
      <Hero banners={banners['banner-principal-home']} />
      <IconRow menu={menus['banner-ruler']} look="ruler" label={t('home.promises')} />
      <IconRow menu={menus['home-objectives']} look="objectives" title={t('home.objectives')} />
      <div className={cardRow.departments}>
        <CardRow banners={banners['banner-shop-category-1']} look="category" count={4} title={t('home.departments')} />
        <CardRow banners={banners['banner-shop-category-2']} look="category" count={3} />
      </div>
      <Slider showcase={showcases['first-showcase']} full />
      <Slider showcase={showcases['first-showcase-ext']} />
      <Slider showcase={showcases['second-showcase']} />
      <Slider showcase={showcases['second-showcase-ext']} />
      {besides('category-showcase-banner-img', CATEGORIES)}
      <CardRow banners={banners['banner-grid-type-1']} look="grid" count={3} title={t('home.collections')} />
      <Slider showcase={showcases['third-showcase']} />
      <Slider showcase={showcases['third-showcase-ext']} />
      <CardRow banners={banners['banner-grid-type-2']} look="grid" count={2} title={t('home.more')} />
      {besides('sport-showroom-banners', SPORTS)}
      <WideBanner banners={banners['banner-central-home']} />
      <Slider showcase={showcases['fourth-showcase']} />
      <CardRow banners={banners['banner-carousel']} look="carousel" count={6} title={t('home.brands')} />
      <About banners={banners['banner-about-us-home']} more={t('home.aboutMore')} />
      <VideoShowcase banners={banners['video-showcase']} />
      <Testimonials banners={banners['testimonial-section']} title={t('home.testimonials')} />
      <Slider showcase={showcases['fifth-showcase']} />
      <CardRow banners={banners['instagram-posts']} look="square" count={8} title={t('home.instagram')} />
      <CardRow banners={banners['banner-news-home']} look="news" count={3} title={t('home.news')} />
      <CardRow banners={banners['banner-showcase-infos']} look="info" count={3} title={t('home.infos')} />
      <WideBanner banners={banners['banner-footer-home']} />
    </>
  )
}

const CATEGORIES: HomeShowcaseName[][] = [
  ['category-showcase-1', 'category-showcase-banner-1'],
  ['category-showcase-2', 'category-showcase-banner-2'],
  ['category-showcase-3', 'category-showcase-banner-3']
]

const SPORTS: HomeShowcaseName[][] = [['sport-showcase-1'], ['sport-showcase-2'], ['sport-showcase-3']]

function Slider({ showcase, full }: { showcase: Streamed<Showcase>; full?: boolean }) {
  return (
    <div className={full ? 'page' : `page ${compact.compact}`}>
      <Section data={showcase} skeleton={<ShowcaseSkeleton />}>
        {({ title, products }) => <ShowcaseSlider title={title} products={products} compact={!full} />}
      </Section>
    </div>
  )
}
