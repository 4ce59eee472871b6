import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { deployWarnings, placeholders, readWranglerConfig, requireAccount, type WranglerConfig } from './account.ts'
import { adultWarnings } from './adult-warnings.ts'
import { prepareBuild } from './build.ts'
import { sayWhetherCartArrives } from './checkout.ts'
import { readArguments, report } from './command.ts'
import { SEED_FILE } from './data.ts'
import { root, run, say } from './install.mjs'
import { storeReleaseFiles } from './release-files.ts'
import { BUILD_CONFIG, judgeWorker, measureWorker } from './worker-limits.ts'
import { askWrangler } from './wrangler.ts'

const USAGE = `Usage: npm run deploy                 check the account, build, deploy
       npm run deploy -- --seed       also migrate the database and fill it with the demonstration catalogue
       npm run deploy -- --dry-run    everything that needs no account; reports size and start time`

const OPTIONS = { seed: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } } as const

await report(main())

async function main(): Promise<void> {
  const { seed, 'dry-run': dryRun } = readArguments({ options: OPTIONS }, USAGE).values
  const config = readWranglerConfig()
  const usesOwnBackend = !config.vars.API_ORIGIN
  if (seed && !usesOwnBackend) throw new Error('API_ORIGIN is set in wrangler.toml: --seed is for the embedded backend')
  for (const warning of [...deployWarnings(config), ...adultWarnings(config.vars)]) say(`Warning: ${warning}`)
  // The token is a secret of the account: without it in the environment the addresses alone tell.
  await sayWhetherCartArrives(config.vars, process.env.APP_TOKEN ?? '')
  if (dryRun) sayWhatIsMissing()
  else await checkAccount(config)
  await prepareBuild()
  if (!usesOwnBackend) leaveOutMedia()
  if (seed) await fillDatabase(dryRun)
  if (dryRun) return checkLimits()
  say('Storing the files of this release, for pages of the other one')
  await storeReleaseFiles()
  say('Deploying')
  await run('wrangler', ['deploy', ...BUILD_CONFIG])
}

async function checkLimits(): Promise<void> {
  say('Bundling for a deployment, without deploying, and starting the Worker once')
  const { lines, exceeded } = judgeWorker(await measureWorker())
  lines.forEach(say)
  if (exceeded.length > 0) throw new Error(`Cloudflare refuses this Worker\n${exceeded.join('\n')}`)
}

function sayWhatIsMissing(): void {
  const missing = placeholders()
  if (missing.length > 0)
    say(`A real deployment would stop here: wrangler.toml has ids of no account\n${missing.join('\n')}`)
}

async function checkAccount(config: WranglerConfig): Promise<void> {
  say('Checking the Cloudflare account')
  await requireAccount()
  for (const { bucket_name } of config.r2_buckets) {
    await askWrangler(['r2', 'bucket', 'info', bucket_name]).catch(error => {
      throw new Error(`${error.message}\n\nIf it is missing: npx wrangler r2 bucket create ${bucket_name}`)
    })
  }
  // Wrangler fails when the Worker does not exist. `secret put` creates it together with the secret.
  const secrets = await askWrangler(['secret', 'list', '--name', config.name]).catch(() => '')
  if (!secrets.includes('"APP_TOKEN"'))
    throw new Error('The secret APP_TOKEN is missing: npx wrangler secret put APP_TOKEN')
}

/** A real API has its own pictures. API_ORIGIN is a build input, so changing it builds a new list. */
function leaveOutMedia(): void {
  const list = resolve(root, 'build/client/.assetsignore')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  if (!lines.includes('/media')) writeFileSync(list, ['/media', ...lines].join('\n'))
}

async function fillDatabase(dryRun: boolean): Promise<void> {
  say('Writing the demonstration catalogue')
  await run('node', ['worker/commerce/demo/write-sql.ts'])
  if (dryRun) return say(`Not done without an account: migrations, ${SEED_FILE}`)
  say('Migrating and filling the remote database')
  await run('wrangler', ['d1', 'migrations', 'apply', 'seiva', '--remote'])
  await run('wrangler', ['d1', 'execute', 'seiva', '--remote', '--file', SEED_FILE, '--yes'])
}
