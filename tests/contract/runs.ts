/// <reference types="@cloudflare/vitest-plugin/types" />
import { env } from 'cloudflare:workers'

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_ALL: string
    }
  }
}

/** Number of property test runs. `npm run test:all` takes five times as many. */
export function runs(aDay: number): number {
  return env.TEST_ALL === '1' ? aDay * 5 : aDay
}
