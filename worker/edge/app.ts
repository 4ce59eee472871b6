import { Hono } from 'hono'
import { PATHS } from '../../app/links.ts'
import { checkoutProxy } from './checkout/checkout-proxy.ts'
import { guardAdults } from './gateway/adult-guard.ts'
import { createCallStats } from './gateway/call-stats.ts'
import { commerceApi } from './gateway/commerce-api.ts'
import { allowedMethods } from './middleware/allowed-methods.ts'
import { canonicalAddress } from './middleware/canonical-address.ts'
import { countAnswers } from './middleware/count-answers.ts'
import { drainBody } from './middleware/drain-body.ts'
import { formLimit } from './middleware/form-limit.ts'
import { knownParameters } from './middleware/known-parameters.ts'
import { markdown } from './middleware/markdown.ts'
import { rateLimits } from './middleware/rate-limits.ts'
import { requestId } from './middleware/request-id.ts'
import { requestLimits } from './middleware/request-limits.ts'
import { resetLink } from './middleware/reset-link.ts'
import { sameOriginGate } from './middleware/same-origin-gate.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { serverTiming } from './middleware/server-timing.ts'
import { siteHost } from './middleware/site-host.ts'
import { stripTracking } from './middleware/strip-tracking.ts'
import { uploadLimit } from './middleware/upload-limit.ts'
import { createCachedPages } from './pages/cached-pages.ts'
import { pages } from './pages/pages.ts'
import { purgePages } from './pages/purge-pages.ts'
import { createPageRenderer } from './pages/render-page.ts'
import { beacon, cspReports } from './reports/beacon.ts'
import { reportFrom } from './reports/report-from.ts'
import { health, status } from './reports/status.ts'
import { crawlerFiles } from './resources/crawler-files.ts'
import { standInCheckout } from './resources/demo-checkout.ts'
import { createPictures, pictureRequest } from './resources/images.ts'
import { indexNowFile } from './resources/index-now.ts'
import { releaseFile } from './resources/release-files.ts'
import { uploads } from './resources/uploads.ts'
import type { EdgeEnv, EdgeOptions } from './types.ts'

/** `edge` answers every request. Behind the cache, `cachedPages` renders what is the same for everybody, and `pictures` resizes. */
export function createEdge(given: EdgeOptions) {
  const options = { ...given, gateway: guardAdults(given) }
  const render = createPageRenderer(options)
  const cachedPages = createCachedPages(options, render)
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
  edge.get('/img/:width/*', c => options.askPictures?.(c) ?? pictures.fetch(pictureRequest(c), c.env, c.executionCtx))
  edge.get('/media/uploads/*', uploads(options))
  edge.use(formLimit) // before a page reads its form
  edge.on(
    ['GET', 'POST'],
    [PATHS.cart, `${PATHS.cart}/:form{adicionar|frete|cupom|finalizar}`],
    standInCheckout(options)
  )
  edge.use(crawlerFiles) // before pages, which render them
  edge.all('*', pages(options, render, cachedPages.placeholder))
  edge.onError((error, c) => {
    reportFrom(c, options.reporter, { event: 'edge-failure', message: error.message, error })
    return c.text('500', 500)
  })
  return { edge, cachedPages, pictures }
}
