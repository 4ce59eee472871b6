import { say } from '../install.mjs'
import {
  deployAtOnce,
  deployTriggers,
  deployVersions,
  isEmptyWorker,
  readDeployments,
  type Target,
  uploadVersion
} from './deployments.ts'
import { backMessage, findBefore, findLive, releaseMessage, STAGES, sharesAt } from './plan.ts'
import { smokeTest } from './smoke.ts'
import type { Shop } from './visit.ts'
import { type Watching, watch } from './watch.ts'

export interface Release {
  store: Target
  /** The embedded backend. */
  commerce: Target | null
  /** The build's name. */
  build: string
  /** The shop's address; empty without one. */
  origin: string
  files: ReadonlySet<string>
  watching: Watching
}

/** What a failure has to put back. */
type Undo = { target: Target; version: string }[]

const TAKEN_BACK = 'The release was taken back: shoppers get what they got before'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The version that a release would replace; null for the first one. Throws while another release is half way. */
async function findReplaced(target: Target): Promise<string | null> {
  const live = findLive(target.name, await readDeployments(target))
  return live && !(await isEmptyWorker(target, live)) ? live : null
}

/** Deploys in stages. What fails, or is interrupted, is taken back. */
export async function releaseWorkers(release: Release): Promise<void> {
  const { store, commerce } = release
  const undo: Undo = []
  const interruption = new AbortController()
  const interrupt = (name: string) => interruption.abort(new Error(`Interrupted by ${name}`))
  for (const name of SIGNALS) process.on(name, interrupt)
  try {
    const before = await findReplaced(store)
    if (commerce) await replaceAtOnce(commerce, release.build, undo)
    if (before === null || !release.origin) await replaceUnseen(release, undo, interruption.signal)
    else await rollOut(release, before, undo, interruption.signal)
  } catch (error) {
    // A terminal's Ctrl-C ends wrangler too, whose error says nothing.
    const { aborted, reason } = interruption.signal
    await takeBack(undo, messageOf(aborted ? reason : error))
  } finally {
    for (const name of SIGNALS) process.off(name, interrupt)
  }
  say('Deploying routes and schedules')
  for (const target of commerce ? [commerce, store] : [store]) await deployTriggers(target)
}

/** One command back: both Workers answer as they did before the last release. */
export async function goBack(targets: Target[]): Promise<void> {
  const undo: Undo = []
  for (const target of targets) undo.push({ target, version: findBefore(target.name, await readDeployments(target)) })
  for (const { target, version } of undo) await putBack(target, version)
}

/** Each version of the store's Worker calls whichever version of the backend is deployed, so the backend has no stages. */
async function replaceAtOnce(target: Target, build: string, undo: Undo): Promise<string> {
  const before = await findReplaced(target)
  say(`Deploying ${target.name}`)
  if (before === null) return deployAtOnce(target, `build ${build}`)
  const version = await uploadVersion(target, `build ${build}`)
  undo.push({ target, version: before })
  await deployVersions(target, sharesAt(100, version, before), releaseMessage(version, 100))
  return version
}

/** The first version, or a store without an address, has no shoppers to protect. */
async function replaceUnseen({ store, build, origin, files }: Release, undo: Undo, signal: AbortSignal): Promise<void> {
  const version = await replaceAtOnce(store, build, undo)
  if (!origin) return say('Not tested: no address leads to the store')
  say(`Testing version ${version} at ${origin}`)
  await smokeTest({ origin, worker: store.name, version, files }, signal)
}

async function rollOut(release: Release, before: string, undo: Undo, signal: AbortSignal): Promise<void> {
  const { store, build, origin, files, watching } = release
  say(`Uploading a version of ${store.name}`)
  const version = await uploadVersion(store, `build ${build}`)
  signal.throwIfAborted()
  undo.push({ target: store, version: before })
  const shop: Shop = { origin, worker: store.name, version, files }
  say(`Version ${version} at 0 %, ${before} at 100 %: testing it at ${origin}`)
  await deployVersions(store, sharesAt(0, version, before), releaseMessage(version, 0))
  const pages = await smokeTest(shop, signal)
  await watch(shop, pages, { ...watching, minutes: 0 }, signal) // while nobody gets it: /_status has to open
  for (const percentage of STAGES) {
    say(`Version ${version} at ${percentage} %, watched for ${watching.minutes} minutes`)
    await deployVersions(store, sharesAt(percentage, version, before), releaseMessage(version, percentage))
    await watch(shop, pages, watching, signal)
  }
}

/** Throws: the release has failed. */
async function takeBack(undo: Undo, why: string): Promise<never> {
  if (undo.length === 0) throw new Error(why)
  say(`Taking the release back\n${why}`)
  const failures: string[] = []
  // The store first: it may need what the new backend has.
  for (const { target, version } of undo.reverse())
    await putBack(target, version).catch(error => failures.push(messageOf(error)))
  throw new Error([why, ...(failures.length > 0 ? failures : [TAKEN_BACK])].join('\n\n'))
}

async function putBack(target: Target, version: string): Promise<void> {
  await deployVersions(target, [`${version}@100`], backMessage(version)).catch(error => {
    const command = `npx wrangler versions deploy ${version}@100 --name ${target.name}`
    throw new Error(`${messageOf(error)}\n\n${target.name} was not put back. Do it: ${command}`)
  })
  say(`${target.name} answers with version ${version}`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
