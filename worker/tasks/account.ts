import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { root } from './install.mjs'
import { askWrangler } from './wrangler.ts'

export const STORE_CONFIG = 'wrangler.toml'
/** The embedded backend's. */
export const COMMERCE_CONFIG = 'worker/commerce/wrangler.toml'

const wranglerConfigSchema = v.object({
  name: v.string(),
  vars: v.optional(
    v.object({
      API_ORIGIN: v.optional(v.string(), ''),
      SITE_ORIGIN: v.optional(v.string(), ''),
      SESSION_COOKIE: v.optional(v.string()),
      SESSION_DOMAIN: v.optional(v.string()),
      CHECKOUT: v.optional(v.string()),
      CHECKOUT_PATHS: v.optional(v.string()),
      ADULT_MARKS: v.optional(v.string()),
      ADULT_VERIFIER: v.optional(v.string())
    }),
    {}
  ),
  routes: v.optional(v.array(v.union([v.string(), v.looseObject({ pattern: v.string() })])), []),
  kv_namespaces: v.optional(v.array(v.object({ binding: v.string(), id: v.optional(v.string(), '') })), []),
  d1_databases: v.optional(
    v.array(v.object({ database_name: v.string(), database_id: v.optional(v.string(), '') })),
    []
  ),
  r2_buckets: v.optional(v.array(v.object({ bucket_name: v.string() })), [])
})
const environmentsSchema = v.object({ env: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}) })

type WranglerConfig = v.InferOutput<typeof wranglerConfigSchema>

/** The settings of the environment that CLOUDFLARE_ENV names, as for Wrangler. */
export function readWranglerConfig(file = STORE_CONFIG): WranglerConfig {
  return v.parse(wranglerConfigSchema, readSettings(file, process.env.CLOUDFLARE_ENV))
}

/** An environment names what is its own and has all else of the shop: environments.test.ts. */
export function readSettings(file: string, environment = ''): Record<string, unknown> {
  const settings = parse(readFileSync(root + file, 'utf8'))
  const { env } = v.parse(environmentsSchema, settings)
  if (environment && !env[environment]) throw new Error(`${file} has no environment "${environment}"`)
  return { ...settings, ...env[environment] }
}

/** Rejects when the ids in the files are of no account, or nobody is logged in. */
export async function requireAccount(files = [STORE_CONFIG]): Promise<void> {
  const missing = files.flatMap(placeholders)
  if (missing.length > 0)
    throw new Error(`These ids are of no account. Put in what the commands make:\n${missing.join('\n')}`)
  await askWrangler(['whoami', '--json']).catch(() => {
    throw new Error('No Cloudflare account: run "npx wrangler login", or set a valid CLOUDFLARE_API_TOKEN')
  })
}

export function placeholders(file: string): string[] {
  const { kv_namespaces, d1_databases } = readWranglerConfig(file)
  const kv = kv_namespaces.filter(({ id }) => !/^[0-9a-f]{32}$/.test(id))
  const d1 = d1_databases.filter(({ database_id }) => !/[1-9a-f]/.test(database_id))
  return [
    ...kv.map(({ binding, id }) => `  ${file}: id = "${id}": npx wrangler kv namespace create ${binding}`),
    ...d1.map(
      ({ database_name, database_id }) =>
        `  ${file}: database_id = "${database_id}": npx wrangler d1 create ${database_name}`
    )
  ]
}

/** The shop's address; empty when the file names none. */
export function originOf({ vars, routes }: Pick<WranglerConfig, 'vars' | 'routes'>): string {
  const [route = ''] = routes
  const host = typeof route === 'string' ? route : route.pattern
  return URL.parse(vars.SITE_ORIGIN)?.origin ?? (/^[\w.-]+$/.test(host) ? `https://${host}` : '')
}

export function deployWarnings({ vars, routes }: Pick<WranglerConfig, 'vars' | 'routes'>): string[] {
  const noOrigin =
    'SITE_ORIGIN is empty: canonical links name whatever host was asked, and no other host leads to the shop. Set it in wrangler.toml'
  const noRoute =
    'The Worker has no route: nobody reaches it. In wrangler.toml: routes = [{ pattern = "loja.example", custom_domain = true }]'
  return [...(vars.SITE_ORIGIN ? [] : [noOrigin]), ...(routes.length > 0 ? [] : [noRoute])]
}
