import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

test('a build prints no plugin timings, for the browser and the Worker', async () => {
  const { environments } = await resolveConfig({ logLevel: 'silent' }, 'build', 'production', 'production')
  for (const name of ['client', 'ssr'])
    expect(environments[name]?.build.rolldownOptions.checks, name).toMatchObject({ bundlerTimings: false })
})
