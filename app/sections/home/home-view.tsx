import '../../i18n/messages/home'
import { useTranslator } from '../../i18n/use-translator'
import type { BannerName, HomeSections, HomeShowcaseName } from '../../models/listing/home-sections'
import { Section } from '../section'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton'
import { ShowcaseSlider } from '../showcase/showcase-slider'
import { About, AboutSkeleton } from './about'
import { type CardLook, CardRow, CardRowSkeleton } from './card-row'
import cardRow from './card-row.module.css'
import compact from './compact.module.css'
import { Hero, HeroSkeleton } from './hero'
import { IconRow, IconRowSkeleton } from './icon-row'
import { ShowcaseBeside } from './showcase-beside'
import { Testimonials, TestimonialsSkeleton } from './testimonials'
import { VideoShowcase, VideoSkeleton } from './video-showcase'
import { WideBanner, WideBannerSkeleton } from './wide-banner'

/** Spec 1: the home page's sections in order. Each one streams on its own and takes no space when it is empty. */
export function HomeView({ sections }: { sections: HomeSections }) {
  const { banners, menus } = sections
  const t = useTranslator()
  return (
    <>
      <Section data={banners['banner-principal-home']} skeleton={<HeroSkeleton />}>
        {list => <Hero banners={list} label={t('home.highlights')} />}
      </Section>
      <Section data={menus['banner-ruler']} skeleton={<IconRowSkeleton look="ruler" />}>
        {view => <IconRow items={view.items} look="ruler" label={t('home.promises')} />}
      </Section>
      <Section data={menus['home-objectives']} skeleton={<IconRowSkeleton look="objectives" />}>
        {view => <IconRow items={view.items} look="objectives" title={view.title || t('home.objectives')} />}
      </Section>
      <Departments sections={sections} />
      <Slider sections={sections} name="first-showcase" full />
      <Slider sections={sections} name="first-showcase-ext" />
      <Slider sections={sections} name="second-showcase" />
      <Slider sections={sections} name="second-showcase-ext" />
      {CATEGORIES.map((names, index) => (
        <Beside key={names[0]} sections={sections} banners="category-showcase-banner-img" index={index} names={names} />
      ))}
      <Cards sections={sections} name="banner-grid-type-1" look="grid" count={3} title={t('home.collections')} />
      <Slider sections={sections} name="third-showcase" />
      <Slider sections={sections} name="third-showcase-ext" />
      <Cards sections={sections} name="banner-grid-type-2" look="grid" count={2} title={t('home.more')} />
      {SPORTS.map((names, index) => (
        <Beside key={names[0]} sections={sections} banners="sport-showroom-banners" index={index} names={names} />
      ))}
      <Section data={banners['banner-central-home']} skeleton={<WideBannerSkeleton />}>
        {list => <WideBanner banners={list} />}
      </Section>
      <Slider sections={sections} name="fourth-showcase" />
      <Cards sections={sections} name="banner-carousel" look="carousel" count={6} title={t('home.brands')} />
      <Section data={banners['banner-about-us-home']} skeleton={<AboutSkeleton />}>
        {list => <About banners={list} more={t('home.aboutMore')} />}
      </Section>
      <Section data={banners['video-showcase']} skeleton={<VideoSkeleton />}>
        {list => <VideoShowcase banners={list} />}
      </Section>
      <Section data={banners['testimonial-section']} skeleton={<TestimonialsSkeleton />}>
        {list => <Testimonials banners={list} title={t('home.testimonials')} />}
      </Section>
      <Slider sections={sections} name="fifth-showcase" />
      <Cards sections={sections} name="instagram-posts" look="square" count={8} title={t('home.instagram')} />
      <Cards sections={sections} name="banner-news-home" look="news" count={3} title={t('home.news')} />
      <Cards sections={sections} name="banner-showcase-infos" look="info" count={3} title={t('home.infos')} />
      <Section data={banners['banner-footer-home']} skeleton={<WideBannerSkeleton />}>
        {list => <WideBanner banners={list} />}
      </Section>
    </>
  )
}

const CATEGORIES: HomeShowcaseName[][] = [
  ['category-showcase-1', 'category-showcase-banner-1'],
  ['category-showcase-2', 'category-showcase-banner-2'],
  ['category-showcase-3', 'category-showcase-banner-3']
]

const SPORTS: HomeShowcaseName[][] = [['sport-showcase-1'], ['sport-showcase-2'], ['sport-showcase-3']]

/** The departments: two groups of banners under one title. */
function Departments({ sections }: { sections: HomeSections }) {
  const t = useTranslator()
  return (
    <div className={cardRow.departments}>
      <Cards
        sections={sections}
        name="banner-shop-category-1"
        look="category"
        count={4}
        title={t('home.departments')}
      />
      <Cards sections={sections} name="banner-shop-category-2" look="category" count={3} />
    </div>
  )
}

interface SliderProps {
  sections: HomeSections
  name: HomeShowcaseName
  /** Shows full listing cards instead of compact ones. */
  full?: boolean
}

function Slider({ sections, name, full }: SliderProps) {
  return (
    <div className={full ? 'page' : `page ${compact.compact}`}>
      <Section data={sections.showcases[name]} skeleton={<ShowcaseSkeleton />}>
        {({ title, products }) => <ShowcaseSlider title={title} products={products} compact={!full} />}
      </Section>
    </div>
  )
}

interface CardsProps {
  sections: HomeSections
  name: BannerName
  look: CardLook
  /** The usual number of cards, for the skeleton's size. */
  count: number
  title?: string
}

function Cards({ sections, name, look, count, title }: CardsProps) {
  return (
    <Section data={sections.banners[name]} skeleton={<CardRowSkeleton look={look} count={count} title={title} />}>
      {list => <CardRow banners={list} look={look} title={title} />}
    </Section>
  )
}

interface BesideProps {
  sections: HomeSections
  banners: BannerName
  index: number
  names: HomeShowcaseName[]
}

function Beside({ sections, banners, index, names }: BesideProps) {
  const showcases = names.map(name => sections.showcases[name])
  return (
    <ShowcaseBeside
      banners={sections.banners[banners]}
      index={index}
      showcases={showcases}
      side={index % 2 ? 'right' : 'left'}
    />
  )
}
