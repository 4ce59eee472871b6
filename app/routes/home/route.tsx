import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { markdownContext, scopeContext, subjectContext } from '../../context.ts'
import { asMarkup } from '../../loaders/as-markup.server.ts'
import { homeMarkdown } from '../../models/markdown/home-markdown.ts'
import { pageMeta } from '../../sections/head/page-meta.ts'
import { StaticPart } from '../../sections/static-part.tsx'
import { part } from '../../ui/part.tsx'
import { useLoadedForBack } from '../../ui/use-loaded-for-back.ts'
import type { Route } from './+types/route.ts'
import { loadHead, loadSections } from './load.server.ts'
// A document shows the cards without loading their code.
import '../../sections/product-card/product-card.module.css'
import '../../sections/showcase/showcase-slider.module.css'

const HomeView = part(async () => (await import('../../sections/home/home-view.tsx')).HomeView)

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const [seo, sections] = await Promise.all([loadHead(scope), loadSections(scope)])
  context.set(subjectContext, () => ({ store: true }))
  context.set(markdownContext, ({ origin, t }) => homeMarkdown({ ...seo, sections, origin }, t))
  return { seo, views: asMarkup(scope, { sections }) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { verifications, ...head } = loaderData.seo
  return [...pageMeta(matches, head), ...verifications.map(content => ({ name: 'google-site-verification', content }))]
}

/** None of the store's forms changes this page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !formMethod && defaultShouldRevalidate
}

export default function Home({ loaderData: { seo, views } }: Route.ComponentProps) {
  useLoadedForBack(HomeView.load)
  return (
    <>
      <h1 className="visually-hidden">{seo.title}</h1>
      <StaticPart keptAs="home" data={views.sections} className="home" data-links="">
        {sections => <HomeView sections={sections} />}
      </StaticPart>
    </>
  )
}
