import { cloudflare } from '@cloudflare/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './worker/tasks/chunks.ts'
import { classNames } from './worker/tasks/class-names.ts'
import { clientFiles } from './worker/tasks/client-files.ts'
import { keptStyles } from './worker/tasks/kept-styles.ts'
import { patches } from './worker/tasks/patches.ts'

// Set by worker/tasks/store.ts for `npm run dev`: the data and the variables that `npm start` has.
const { PERSIST_TO, RUN_VARS } = process.env

const ON_EVERY_PAGE = /\/(rolldown-runtime|vendor|shell)-/
const ASSET_NAMES = 'assets/[name]-[hash:6][extname]'

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      persistState: PERSIST_TO ? { path: PERSIST_TO } : true,
      // Never in a build: they would stand in its wrangler.json.
      config: command === 'serve' && RUN_VARS ? { vars: JSON.parse(RUN_VARS) } : undefined,
      auxiliaryWorkers: [
        {
          configPath: 'worker/commerce/wrangler.toml',
          viteEnvironment: { name: 'commerce' },
          config: command === 'serve' && RUN_VARS ? { vars: { APP_TOKEN: JSON.parse(RUN_VARS).APP_TOKEN } } : undefined
        }
      ]
    }),
    reactRouter(),
    patches(),
    clientFiles(),
    keptStyles()
  ],
  css: { modules: { generateScopedName: classNames(import.meta.dirname, { readable: command === 'serve' }) } },
  build: {
    // For the service worker: see react-router.config.ts.
    manifest: true,
    // Lightning CSS does not know :target-current yet and warns of it.
    cssMinify: 'esbuild',
    // Nobody who builds the store can do anything about the time that its plugins take.
    rolldownOptions: { checks: { bundlerTimings: false } }
  },
  environments: {
    ssr: {
      // As the client names them, or a browser would load the icons of a document a second time.
      build: { rolldownOptions: { output: { assetFileNames: ASSET_NAMES } } }
    },
    commerce: {
      build: {
        outDir: 'build/commerce',
        // React Router's sessions come with components, which nobody renders here.
        rolldownOptions: { checks: { moduleLevelDirective: false } }
      }
    },
    client: {
      // Found too late by themselves: the first page of `npm run dev` would load twice.
      optimizeDeps: {
        include: ['rosetta', 'valibot', 'valtio/vanilla', 'photoswipe', 'photoswipe/lightbox']
      },
      build: {
        modulePreload: { resolveDependencies: (_, files) => files.filter(file => !ON_EVERY_PAGE.test(file)) },
        rolldownOptions: {
          // Writes class names, which are constants, where they are used.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // What every page needs comes in two files: fewer requests, and better compressed than many small ones.
            codeSplitting: { groups: chunkGroups() },
            // Hashes do not compress, and every page lists many names. Rolldown needs seven characters for our chunks.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSET_NAMES
          }
        }
      }
    }
  }
}))
