import '../../i18n/messages/home.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { HomeSections } from '../../models/listing/home-sections.ts'
import { About } from './about.tsx'
import * as cardRow from './card-row.module.css'
import { CardRow } from './card-row.tsx'
import { Hero } from './hero.tsx'
import { IconRow } from './icon-row.tsx'
import { ShowcaseGroup } from './showcase-group.tsx'
import { Testimonials } from './testimonials.tsx'
import { VideoShowcase } from './video-showcase.tsx'
import { WideBanner } from './wide-banner.tsx'
import './home-view.module.css'

/** Spec 1: the home page's sections in order. Each one streams on its own and takes no space when it is empty. */
export function HomeView({ sections: { banners, menus, showcases } }: { sections: HomeSections }) {
  const t = useTranslator()
  return (
    <>
      <Hero banners={banners['banner-principal-home']} />
      <IconRow menu={menus['banner-ruler']} look="ruler" label={t('home.promises')} />
      <ShowcaseGroup showcases={showcases} panels={[['first-showcase', 'first-showcase-ext']]} full />
      <IconRow menu={menus['home-objectives']} look="objectives" title={t('home.objectives')} />
      <div className={cardRow.departments}>
        <CardRow banners={banners['banner-shop-category-1']} look="category" count={4} title={t('home.departments')} />
        <CardRow banners={banners['banner-shop-category-2']} look="category" count={3} />
      </div>
      <ShowcaseGroup showcases={showcases} panels={[['second-showcase', 'second-showcase-ext']]} />
      <ShowcaseGroup showcases={showcases} panels={CATEGORIES} banners={banners['category-showcase-banner-img']} />
      <CardRow banners={banners['banner-grid-type-1']} look="grid" count={3} title={t('home.collections')} />
      <ShowcaseGroup showcases={showcases} panels={[['third-showcase', 'third-showcase-ext']]} />
      <CardRow banners={banners['banner-grid-type-2']} look="grid" count={2} title={t('home.more')} />
      <ShowcaseGroup showcases={showcases} panels={SPORTS} banners={banners['sport-showroom-banners']} />
      <WideBanner banners={banners['banner-central-home']} />
      <ShowcaseGroup showcases={showcases} panels={[['fourth-showcase', 'fifth-showcase']]} />
      <CardRow banners={banners['banner-carousel']} look="carousel" count={6} title={t('home.brands')} />
      <About banners={banners['banner-about-us-home']} more={t('home.aboutMore')} />
      <VideoShowcase banners={banners['video-showcase']} />
      <Testimonials banners={banners['testimonial-section']} title={t('home.testimonials')} />
      <CardRow banners={banners['instagram-posts']} look="square" count={8} title={t('home.instagram')} />
      <CardRow banners={banners['banner-news-home']} look="news" count={3} title={t('home.news')} />
      <CardRow banners={banners['banner-showcase-infos']} look="info" count={3} title={t('home.infos')} />
      <WideBanner banners={banners['banner-footer-home']} />
    </>
  )
}

const CATEGORIES = [
  ['category-showcase-1', 'category-showcase-banner-1'],
  ['category-showcase-2', 'category-showcase-banner-2'],
  ['category-showcase-3', 'category-showcase-banner-3']
] as const

const SPORTS = [['sport-showcase-1'], ['sport-showcase-2'], ['sport-showcase-3']] as const
