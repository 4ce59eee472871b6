import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkFailure } from './worker/tasks/chunk-failure.ts'
import { serviceWorker } from './worker/tasks/service-worker.ts'
import { stringRenderer } from './worker/tasks/string-renderer.ts'
import { styleLayers } from './worker/tasks/style-layers.ts'

// Set by worker/tasks/store.ts for `npm run dev`: the data and the variables that `npm start` has.
const { PERSIST_TO, RUN_VARS } = process.env

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      persistState: PERSIST_TO ? { path: PERSIST_TO } : true,
      // Never in a build: they would stand in its wrangler.json.
      config: command === 'serve' && RUN_VARS ? { vars: JSON.parse(RUN_VARS) } : undefined
    }),
    reactRouter(),
    stringRenderer(),
    styleLayers(),
    chunkFailure(),
    serviceWorker()
  ],
  // Lightning CSS does not know :target-current yet and warns of it.
  build: { cssMinify: 'esbuild' },
  environments: {
    ssr: {
      // Found too late, it would be another copy of React.
      optimizeDeps: { include: ['react-dom/server.bun'] }
    },
    client: {
      // Found too late by themselves: the first page of `npm run dev` would load twice.
      optimizeDeps: {
        include: ['rosetta', 'valibot', 'valtio/vanilla', 'leaflet', 'photoswipe', 'photoswipe/lightbox']
      },
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two files: fewer requests, and better compressed than many small ones.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|valtio|proxy-compare|rosetta|dlv|templite)\//
                },
                {
                  name: 'shell',
                  test: /app\/(styles|ui|shell(?!\/(analytics|later\/(later|debugged-calls)|beacon\/beacon|mobile-menu\/(mobile-menu|menu-categories|menu-entries)\.tsx|newsletter\/newsletter\.tsx|page-changes\/(page-changes|reload-clean|other-page)|consent\/(cookie-consent|stored)|consent-panel|popup|offline\/(register|connection)|cart-notices|panels|browser-showcase|search-panel|login-modal|account-menu|side-cart\/(side-cart|cart-panel|cart-summary|line|quantity|free)))|sections\/(showcase(?!\/slider-buttons)|product-card|breadcrumb|head))\/|app\/i18n\/(translator|pt|use-translator|language|format)|app\/sections\/section|app\/stores\/(create-stores|provider|panels|[a-z]+-state)\./
                }
              ]
            }
          }
        }
      }
    }
  }
}))
