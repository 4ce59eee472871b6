import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './worker/tasks/service-worker.ts'

export default {
  ssr: true,
  // The manifest endpoint stays closed: every route is known from the first page.
  routeDiscovery: { mode: 'initial' },
  // A client action is a line: a file of its own would be one more request of every page with a form.
  splitRouteModules: false,
  buildEnd: ({ viteConfig }) => buildServiceWorker(viteConfig)
} satisfies Config
