import '../../i18n/words/home'
import { handOver } from '../../api/hand-over'
import { scopeContext, subjectContext } from '../../context'
import { useTranslator } from '../../i18n/use-translator'
import { unpackBanners } from '../../models/packed-banners'
import { pageMeta } from '../../sections/head/page-meta'
import { About, AboutSkeleton } from '../../sections/home/about'
import { type CardLook, CardRow, CardRowSkeleton } from '../../sections/home/card-row'
import { Hero, HeroSkeleton } from '../../sections/home/hero'
import { IconRow, IconRowSkeleton } from '../../sections/home/icon-row'
import { ShowcaseBeside } from '../../sections/home/showcase-beside'
import { Testimonials, TestimonialsSkeleton } from '../../sections/home/testimonials'
import { VideoShowcase, VideoSkeleton } from '../../sections/home/video-showcase'
import { WideBanner, WideBannerSkeleton } from '../../sections/home/wide-banner'
import { Section } from '../../sections/section'
import { PackedShowcase } from '../../sections/showcase/packed-showcase'
import { ShowcaseSkeleton } from '../../sections/showcase/showcase-skeleton'
import type { Route } from './+types/route'
import { type BannerName, loadHead, loadSections, type ShowcaseName } from './load.server'

/** What the cache holds comes within this time, and is then part of the first bytes. */
const GRACE_MS = 12

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const head = loadHead(scope)
  const { banners, showcases, menus } = loadSections(scope)
  const parts = Promise.all([handOver(banners, GRACE_MS), handOver(showcases, GRACE_MS), handOver(menus, GRACE_MS)])
  const seo = await head
  const [banner, showcase, menu] = await parts
  context.set(subjectContext, () => ({ store: true }))
  return { seo, banner, showcase, menu }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { verifications, ...head } = loaderData.seo
  return [...pageMeta(matches, head), ...verifications.map(content => ({ name: 'google-site-verification', content }))]
}

type HomeData = Route.ComponentProps['loaderData']

/** Spec 1: the home page's sections in their order. Each one waits alone and takes no space when it is empty. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { seo, banner, menu } = loaderData
  const t = useTranslator()
  return (
    <>
      <h1 className="visually-hidden">{seo.title}</h1>
      <Section data={banner['banner-principal-home']} skeleton={<HeroSkeleton />}>
        {list => <Hero banners={unpackBanners(list)} label={t('home.highlights')} />}
      </Section>
      <Section data={menu['banner-ruler']} skeleton={<IconRowSkeleton look="ruler" />}>
        {view => <IconRow items={view.items} look="ruler" label={t('home.promises')} />}
      </Section>
      <Slider data={loaderData} name="first-showcase" />
      <Slider data={loaderData} name="first-showcase-ext" />
      <Section data={menu['home-objectives']} skeleton={<IconRowSkeleton look="objectives" />}>
        {view => <IconRow items={view.items} look="objectives" title={view.title} />}
      </Section>
      <Cards data={loaderData} name="banner-shop-category-1" look="category" count={4} />
      <Cards data={loaderData} name="banner-shop-category-2" look="category" count={3} />
      <Slider data={loaderData} name="second-showcase" />
      <Slider data={loaderData} name="second-showcase-ext" />
      {CATEGORIES.map((names, index) => (
        <Beside key={names[0]} data={loaderData} banners="category-showcase-banner-img" index={index} names={names} />
      ))}
      <Cards data={loaderData} name="banner-grid-type-1" look="grid" count={3} />
      <Slider data={loaderData} name="third-showcase" />
      <Slider data={loaderData} name="third-showcase-ext" />
      <Cards data={loaderData} name="banner-grid-type-2" look="grid" count={2} />
      {SPORTS.map((names, index) => (
        <Beside key={names[0]} data={loaderData} banners="sport-showroom-banners" index={index} names={names} />
      ))}
      <Section data={banner['banner-central-home']} skeleton={<WideBannerSkeleton />}>
        {list => <WideBanner banners={unpackBanners(list)} />}
      </Section>
      <Slider data={loaderData} name="fourth-showcase" />
      <Cards data={loaderData} name="banner-carousel" look="carousel" count={6} title={t('home.brands')} />
      <Section data={banner['banner-about-us-home']} skeleton={<AboutSkeleton />}>
        {list => <About banners={unpackBanners(list)} more={t('home.aboutMore')} />}
      </Section>
      <Section data={banner['video-showcase']} skeleton={<VideoSkeleton />}>
        {list => <VideoShowcase banners={unpackBanners(list)} />}
      </Section>
      <Section data={banner['testimonial-section']} skeleton={<TestimonialsSkeleton />}>
        {list => <Testimonials banners={unpackBanners(list)} title={t('home.testimonials')} />}
      </Section>
      <Slider data={loaderData} name="fifth-showcase" />
      <Cards data={loaderData} name="instagram-posts" look="square" count={8} title={t('home.instagram')} />
      <Cards data={loaderData} name="banner-news-home" look="news" count={3} title={t('home.news')} />
      <Cards data={loaderData} name="banner-showcase-infos" look="info" count={3} />
      <Section data={banner['banner-footer-home']} skeleton={<WideBannerSkeleton />}>
        {list => <WideBanner banners={unpackBanners(list)} />}
      </Section>
    </>
  )
}

const CATEGORIES: ShowcaseName[][] = [
  ['category-showcase-1', 'category-showcase-banner-1'],
  ['category-showcase-2', 'category-showcase-banner-2'],
  ['category-showcase-3', 'category-showcase-banner-3']
]

const SPORTS: ShowcaseName[][] = [['sport-showcase-1'], ['sport-showcase-2'], ['sport-showcase-3']]

function Slider({ data, name }: { data: HomeData; name: ShowcaseName }) {
  return (
    <div className="page">
      <Section data={data.showcase[name]} skeleton={<ShowcaseSkeleton />}>
        {view => <PackedShowcase view={view} />}
      </Section>
    </div>
  )
}

interface CardsProps {
  data: HomeData
  name: BannerName
  look: CardLook
  /** How many there usually are: the skeleton's size. */
  count: number
  title?: string
}

function Cards({ data, name, look, count, title }: CardsProps) {
  return (
    <Section data={data.banner[name]} skeleton={<CardRowSkeleton look={look} count={count} />}>
      {list => <CardRow banners={unpackBanners(list)} look={look} title={title} />}
    </Section>
  )
}

interface BesideProps {
  data: HomeData
  banners: BannerName
  index: number
  names: ShowcaseName[]
}

function Beside({ data, banners, index, names }: BesideProps) {
  const showcases = names.map(name => data.showcase[name])
  return (
    <ShowcaseBeside
      banners={data.banner[banners]}
      index={index}
      showcases={showcases}
      side={index % 2 ? 'right' : 'left'}
    />
  )
}
