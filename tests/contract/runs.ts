/// <reference types="@cloudflare/vitest-plugin/types" />
import { env } from 'cloudflare:workers'

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_ALL: string
    }
  }
}

/** How often a test of many examples tries: fast-check draws others each time, and `npm run test:all` takes five times as many. */
export function runs(aDay: number): number {
  return env.TEST_ALL === '1' ? aDay * 5 : aDay
}
