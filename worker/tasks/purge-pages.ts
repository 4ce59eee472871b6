/** How long a data centre may still read answers from before a purge: docs/operations.md. */
const SEEN_BY_ALL_MS = 75_000
const TIMEOUT_MS = 15_000

interface Place {
  /** The deployed shop's. */
  siteOrigin: string
  purgeToken: string
  waitMs?: number
}

/** Purges pages of the deployed store by names of answers. Returns a line for the operator. */
export async function purgeDeployedPages(names: string[], { siteOrigin, purgeToken, waitMs }: Place): Promise<string> {
  if (!siteOrigin || !purgeToken)
    return 'Pages follow when they are rendered again. With SITE_ORIGIN in wrangler.toml and PURGE_TOKEN in the environment they follow at once'
  await ask(siteOrigin, purgeToken, names)
  console.log('purged the pages; once more when all data centres know of it')
  await new Promise(resolve => setTimeout(resolve, waitMs ?? SEEN_BY_ALL_MS))
  await ask(siteOrigin, purgeToken, names)
  return 'purged the pages that were rendered meanwhile'
}

async function ask(siteOrigin: string, purgeToken: string, names: string[]): Promise<void> {
  const response = await fetch(`${siteOrigin}/_purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${purgeToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ names }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS)
  }).catch(error => {
    throw new Error(
      `${siteOrigin} was not reached, so its pages are old until they are rendered again: ${error.message}`
    )
  })
  await response.body?.cancel()
  if (!response.ok)
    throw new Error(`${siteOrigin}/_purge answered ${response.status}: does the Worker have the same PURGE_TOKEN?`)
}
