import { Hono } from 'hono'
import { PATHS } from '../../app/links'
import { checkoutProxy } from './checkout/checkout-proxy'
import { guardAdults } from './gateway/adult-guard'
import { createCallStats } from './gateway/call-stats'
import { commerceApi } from './gateway/commerce-api'
import { allowedMethods } from './middleware/allowed-methods'
import { canonicalAddress } from './middleware/canonical-address'
import { countAnswers } from './middleware/count-answers'
import { drainBody } from './middleware/drain-body'
import { formLimit } from './middleware/form-limit'
import { knownParameters } from './middleware/known-parameters'
import { markdown } from './middleware/markdown'
import { rateLimits } from './middleware/rate-limits'
import { requestId } from './middleware/request-id'
import { requestLimits } from './middleware/request-limits'
import { resetLink } from './middleware/reset-link'
import { sameOriginGate } from './middleware/same-origin-gate'
import { securityHeaders } from './middleware/security-headers'
import { serverTiming } from './middleware/server-timing'
import { siteHost } from './middleware/site-host'
import { stripTracking } from './middleware/strip-tracking'
import { uploadLimit } from './middleware/upload-limit'
import { createCachedPages } from './pages/cached-pages'
import { pages } from './pages/pages'
import { purgePages } from './pages/purge-pages'
import { createPageRenderer } from './pages/render-page'
import { beacon, cspReports } from './reports/beacon'
import { health, status } from './reports/status'
import { crawlerFiles } from './resources/crawler-files'
import { standInCheckout } from './resources/demo-checkout'
import { createPictures, images } from './resources/images'
import { indexNowFile } from './resources/index-now'
import { releaseFile } from './resources/release-files'
import { uploads } from './resources/uploads'
import type { EdgeEnv, EdgeOptions } from './types'

/** `edge` answers every request. Behind the cache, `cachedPages` renders what is the same for everybody, and `pictures` resizes. */
export function createEdge(given: EdgeOptions) {
  const options = { ...given, gateway: guardAdults(given) }
  const render = createPageRenderer(options)
  const cachedPages = createCachedPages({ ...options, render })
  const pictures = createPictures(options.config)
  const answers = createCallStats(Date.now)
  const edge = new Hono<EdgeEnv>({ strict: true })
  edge.use(requestId) // first: all others may log the request id
  edge.use(drainBody) // a refused request has an unread body
  edge.use(securityHeaders(options.config)) // around the rest, so that errors have them too
  edge.use(serverTiming(options))
  edge.use(requestLimits) // before anything parses the address
  edge.get('/_health', health(options.build))
  edge.get('/_status', status({ ...options, answers }))
  edge.use(countAnswers(answers)) // after what only operators ask
  edge.post('/_purge', purgePages(options)) // before the gate, because no browser sends it
  edge.use(indexNowFile(options.config)) // before pages, which answer 404 for this file
  edge.use(siteHost(options.config)) // before the other redirects, which the shop's own host makes
  edge.use(checkoutProxy(options)) // before the store's rules for its own pages: methods, parameters, origins, forms
  edge.use(allowedMethods) // the routes below handle only these
  edge.use(stripTracking) // before any work: the redirect repeats the request
  edge.use(canonicalAddress) // redirects other spellings of an address
  edge.use(knownParameters) // after the redirects, which keep the address as it came
  edge.get('/assets/*', releaseFile)
  edge.use(markdown) // before anything that reads the page's address
  edge.use(rateLimits(options.config)) // before any work
  edge.post('/_csp', cspReports(options)) // before the gate, which would refuse reports of browsers
  edge.use(sameOriginGate) // before anything that writes
  edge.use(uploadLimit()) // before anything reads a body
  edge.use(resetLink) // before the call and the page that need the token
  edge.post('/_beacon', beacon(options))
  edge.all('/api/v2/front/*', commerceApi(options))
  edge.all('/api/*', c => c.json({ error: 'Não encontrado' }, 404))
  edge.get('/img/:width/*', images(options, pictures))
  edge.get('/media/uploads/*', uploads(options))
  edge.use(formLimit) // before a page reads its form
  edge.on(
    ['GET', 'POST'],
    [PATHS.cart, `${PATHS.cart}/:form{adicionar|frete|cupom|finalizar}`],
    standInCheckout(options)
  )
  edge.use(crawlerFiles) // before pages, which render them
  edge.all('*', pages({ ...options, render, placeholder: cachedPages.placeholder }))
  edge.onError((error, c) => {
    const report = { event: 'edge-failure', id: c.get('requestId'), message: error.message, error } as const
    options.reporter.report(report, work => c.executionCtx.waitUntil(work))
    return c.text('500', 500, { 'cache-control': 'no-store' })
  })
  return { edge, cachedPages, pictures }
}
