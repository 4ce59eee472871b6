import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  COMMERCE_CONFIG,
  deployWarnings,
  originOf,
  placeholders,
  readWranglerConfig,
  requireAccount,
  STORE_CONFIG
} from './account.ts'
import { adultWarnings } from './adult-warnings.ts'
import { prepareBuild } from './build.ts'
import { sayWhetherCartArrives } from './checkout.ts'
import { readArguments, report } from './command.ts'
import { SEED_FILE } from './data.ts'
import { root, run, say } from './install.mjs'
import { drawPictures } from './pictures.ts'
import { readDeployments, type Target } from './release/deployments.ts'
import { findLive } from './release/plan.ts'
import { goBack, releaseWorkers } from './release/release.ts'
import { readWatching, WATCH_OPTIONS } from './release/watch-options.ts'
import { storeReleaseFiles } from './release-files.ts'
import { judgeWorker, measureWorker } from './worker-limits.ts'
import { askWrangler } from './wrangler.ts'

const USAGE = `Usage: npm run deploy                   check the account, build, deploy: the embedded backend, unless API_ORIGIN is set, and the
                                        store, tested at 0 %, then for 5, 50 and 100 % of the requests
       npm run deploy -- --back         back to what was before the last release, or out of one that was left half way
       npm run deploy -- --env staging  the same for an environment of wrangler.toml
       npm run deploy -- --seed         also migrate the database and fill it with the demonstration catalogue
       npm run deploy -- --dry-run      everything that needs no account; reports size and start time
Each stage is watched: --minutes 5 --max-error-rate 2 (percent) --max-p95 2000 (milliseconds). STATUS_TOKEN opens /_status.`

const STORE_BUILD = 'build/server/wrangler.json'
const COMMERCE_BUILD = 'build/commerce/wrangler.json'

/** Files of a Worker: https://developers.cloudflare.com/workers/platform/limits/#static-assets. */
const FREE_FILES = 20_000
const PAID_FILES = 100_000

const OPTIONS = {
  seed: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  back: { type: 'boolean', default: false },
  env: { type: 'string' },
  ...WATCH_OPTIONS
} as const

await report(main())

async function main(): Promise<void> {
  const { seed, 'dry-run': dryRun, back, env, ...watchOptions } = readArguments({ options: OPTIONS }, USAGE).values
  const watching = readWatching(watchOptions)
  // Wrangler and the build choose the environment by it.
  if (env) process.env.CLOUDFLARE_ENV = env
  const config = readWranglerConfig()
  const usesOwnBackend = !config.vars.API_ORIGIN
  const configs = usesOwnBackend ? [COMMERCE_CONFIG, STORE_CONFIG] : [STORE_CONFIG]
  if (back) return takeBack(configs)
  if (seed && !usesOwnBackend) throw new Error('API_ORIGIN is set in wrangler.toml: --seed is for the embedded backend')
  for (const warning of [...deployWarnings(config), ...adultWarnings(config.vars)]) say(`Warning: ${warning}`)
  if (!watching.statusToken)
    say('Warning: without STATUS_TOKEN the stages are judged by the visits of the release alone')
  // The token is a secret of the account: without it in the environment the addresses alone tell.
  await sayWhetherCartArrives(config.vars, process.env.APP_TOKEN ?? '')
  if (dryRun) sayWhatIsMissing(configs)
  else await checkAccount(configs)
  const build = await prepareBuild()
  if (usesOwnBackend) await addPictures()
  else leaveOutBackend()
  if (seed) await fillDatabase(dryRun)
  if (dryRun) return checkLimits(usesOwnBackend ? [COMMERCE_BUILD, STORE_BUILD] : [STORE_BUILD])
  say('Storing the files of this release, for pages of the other one')
  await storeReleaseFiles()
  await releaseWorkers({
    store: { name: config.name, config: STORE_BUILD },
    commerce: usesOwnBackend ? { name: readWranglerConfig(COMMERCE_CONFIG).name, config: COMMERCE_BUILD } : null,
    build,
    origin: originOf(config),
    files: new Set(globSync('assets/*', { cwd: resolve(root, 'build/client') }).map(path => `/${path}`)),
    watching
  })
}

async function takeBack(configs: string[]): Promise<void> {
  await requireAccount(configs)
  await goBack(configs.map(targetOf).reverse())
}

function targetOf(config: string): Target {
  return { name: readWranglerConfig(config).name, config }
}

async function checkLimits(builds: string[]): Promise<void> {
  for (const build of builds) {
    say(`Bundling ${build} for a deployment, without deploying, and starting the Worker once`)
    const { lines, exceeded } = judgeWorker(await measureWorker(build))
    lines.forEach(say)
    if (exceeded.length > 0) throw new Error(`Cloudflare refuses this Worker\n${exceeded.join('\n')}`)
  }
}

function sayWhatIsMissing(configs: string[]): void {
  const missing = configs.flatMap(placeholders)
  if (missing.length > 0) say(`A real deployment would stop here: these ids are of no account\n${missing.join('\n')}`)
}

async function checkAccount(configs: string[]): Promise<void> {
  say('Checking the Cloudflare account')
  await requireAccount(configs)
  for (const config of configs) await checkWorker(config)
}

async function checkWorker(config: string): Promise<void> {
  const { name, r2_buckets } = readWranglerConfig(config)
  findLive(name, await readDeployments({ name, config }))
  for (const { bucket_name } of r2_buckets) {
    await askWrangler(['r2', 'bucket', 'info', bucket_name]).catch(error => {
      throw new Error(`${error.message}\n\nIf it is missing: npx wrangler r2 bucket create ${bucket_name}`)
    })
  }
  // Wrangler fails when the Worker does not exist. `secret put` creates it together with the secret.
  const secrets = await askWrangler(['secret', 'list', '--name', name]).catch(() => '')
  if (!secrets.includes('"APP_TOKEN"'))
    throw new Error(
      `The secret APP_TOKEN is missing: npx wrangler secret put APP_TOKEN --config ${config}${environment()}`
    )
}

function environment(): string {
  const { CLOUDFLARE_ENV } = process.env
  return CLOUDFLARE_ENV ? ` --env ${CLOUDFLARE_ENV}` : ''
}

/** The binding, and the demonstration's pictures. API_ORIGIN is a build input, so changing it builds anew. */
function leaveOutBackend(): void {
  const file = resolve(root, STORE_BUILD)
  const { services: _, ...config } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(config))
  const list = resolve(root, 'build/client/.assetsignore')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  if (!lines.includes('/media')) writeFileSync(list, ['/media', ...lines].join('\n'))
}

async function addPictures(): Promise<void> {
  const client = resolve(root, 'build/client')
  say('Drawing the pictures of the shop in their widths')
  await drawPictures({
    files: resolve(root, 'public'),
    client,
    kept: resolve(root, '.wrangler/pictures')
  })
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter(file => file.isFile()).length
  if (files > PAID_FILES) {
    rmSync(resolve(client, 'img'), { recursive: true })
    say(`${files} files are too many: the Worker resizes pictures when they are asked for`)
  } else if (files > FREE_FILES) say(`${files} files: the free plan takes ${FREE_FILES}`)
}

async function fillDatabase(dryRun: boolean): Promise<void> {
  say('Writing the demonstration catalogue')
  await run('node', ['worker/commerce/demo/write-sql.ts'])
  if (dryRun) return say(`Not done without an account: migrations, ${SEED_FILE}`)
  say('Migrating and filling the remote database')
  const remote = ['--config', COMMERCE_CONFIG, '--remote']
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', ...remote])
  await run('wrangler', ['d1', 'execute', 'DB', ...remote, '--file', SEED_FILE, '--yes'])
}
