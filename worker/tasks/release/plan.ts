import type { Deployment } from './deployments.ts'

/** Percent of the requests that the new version answers, one stage after the other. */
export const STAGES = [5, 50, 100]

export function sharesAt(percentage: number, version: string, before: string): string[] {
  return percentage === 100 ? [`${version}@100`] : [`${version}@${percentage}`, `${before}@${100 - percentage}`]
}

const RELEASE = /^release (\S+)/
const BACK = /^back to /

export function releaseMessage(version: string, percentage: number): string {
  return `release ${version} at ${percentage} %`
}

export function backMessage(version: string): string {
  return `back to ${version}`
}

/** The version that answers everybody; null without a deployment. Throws while two versions share the requests. */
export function findLive(name: string, deployments: readonly Deployment[]): string | null {
  const [latest] = deployments
  if (!latest) return null
  const [live] = latest.versions
  if (live && latest.versions.length === 1) return live.id
  const shares = latest.versions.map(({ id, percentage }) => `${id} at ${percentage} %`).join(', ')
  throw new Error(`${name}: a release is under way or was left half way (${shares}).
Take it back: npm run deploy -- --back
Or finish it: npx wrangler versions deploy VERSION_ID@100 --name ${name}`)
}

/**
 * The version that answered before the last release. Changed secrets are deployments of their own: those of after the
 * release are passed over, those of before it are kept.
 */
export function findBefore(name: string, deployments: readonly Deployment[]): string {
  const [latest] = deployments
  if (!latest) throw new Error(`${name} has no deployment`)
  const last = deployments.findIndex(({ message }) => RELEASE.test(message) || BACK.test(message))
  const marked = deployments[last]
  if (marked && BACK.test(marked.message))
    throw new Error(`${name} was taken back already (${marked.message}). ${otherVersion(name)}`)
  const isOfRelease = marked ? ofRelease(marked) : ofVersions(latest)
  const before = deployments.slice(Math.max(last, 0)).find(deployment => !isOfRelease(deployment))
  const [version] = before?.versions ?? []
  if (!version || before?.versions.length !== 1)
    throw new Error(`${name}: the last deployments do not tell what to go back to. ${otherVersion(name)}`)
  return version.id
}

function ofRelease({ message }: Deployment) {
  const [, version] = RELEASE.exec(message) ?? []
  return (deployment: Deployment) => RELEASE.exec(deployment.message)?.[1] === version
}

function ofVersions({ versions }: Deployment) {
  return (deployment: Deployment) => deployment.versions.some(({ id }) => versions.some(live => live.id === id))
}

function otherVersion(name: string): string {
  return `For another version: npx wrangler deployments list --name ${name}, npx wrangler rollback VERSION_ID --name ${name}`
}
