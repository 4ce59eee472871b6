import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The manifest endpoint stays closed: every route is known from the first page.
  routeDiscovery: { mode: 'initial' }
} satisfies Config
