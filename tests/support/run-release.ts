// What `npm run deploy` does with a build, after it has checked the account: run-release.ts RELEASE, or with the targets alone, back.
import { globSync } from 'node:fs'
import { report } from '../../worker/tasks/command.ts'
import { goBack, type Release, releaseWorkers } from '../../worker/tasks/release/release.ts'

const given: Release & { back?: boolean } = JSON.parse(process.argv[2] ?? '{}')
const files = new Set(globSync('assets/*', { cwd: 'build/client' }).map(path => `/${path}`))
await report(given.back ? goBack([given.store]) : releaseWorkers({ ...given, files }))
