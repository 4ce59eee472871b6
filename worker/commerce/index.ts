import { createCommerceApp } from './app.ts'
import { sweep } from './sweep.ts'

/** The bindings of worker/commerce/wrangler.toml. */
interface CommerceBindings {
  DB: D1Database
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  SESSIONS: KVNamespace
  APP_TOKEN?: string
}

type CommerceApp = ReturnType<typeof createCommerceApp>

let current: { env: CommerceBindings; app: CommerceApp } | null = null

export default {
  async fetch(request, env) {
    if (current?.env !== env) current = { env, app: compose(env) }
    return current.app.fetch(request)
  },
  /** Runs hourly. */
  scheduled(_event, env, ctx) {
    ctx.waitUntil(sweep({ db: env.DB, media: env.MEDIA }, Date.now()))
  }
} satisfies ExportedHandler<CommerceBindings>

function compose(env: CommerceBindings): CommerceApp {
  const appToken = env.APP_TOKEN?.trim()
  if (!appToken)
    throw new Error('APP_TOKEN is not set: run "wrangler secret put APP_TOKEN --config worker/commerce/wrangler.toml"')
  return createCommerceApp({ db: env.DB, media: env.MEDIA, images: env.IMAGES, sessions: env.SESSIONS, appToken })
}
