import './vendor.ts'
import './styles/layers.css'
import { StrictMode, startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { rememberErrors } from './shell/beacon/early-errors.ts'
import { hydrationMayBegin } from './shell/before-hydration.ts'
import { navigations } from './shell/navigations.ts'
import { registerServiceWorker } from './shell/offline/register-service-worker.ts'
import { watchPanels } from './shell/panels/watch-panels.ts'
import { hydrationFailed } from './ui/hydration-failure.ts'

function onRecoverableError(error: unknown): void {
  hydrationFailed()
  reportError(error)
}

/** Loads the page again (reload-once.ts), because its data may be of a newer release. Not for failed calls (`debug`). */
function onCaughtError(error: unknown): void {
  if (isRouteErrorResponse(error)) return
  reportError(error)
  dispatchEvent(new Event('vite:preloadError'))
}

const NEVER = new Promise<never>(() => {})

/** While another page is being loaded in place of the document (reload-once.ts), this one stays as it is. */
function Store() {
  if (performance.getEntriesByName('reload').length > 0) use(NEVER)
  // Renders the next page in one go. In slices, a mid-range phone takes twice as long: docs/decisions/007.
  return <HydratedRouter instrumentations={[navigations]} useTransitions={false} />
}

/** The browser loads the messages of one language. Portuguese is bundled; English loads before hydration. */
async function start(): Promise<void> {
  if (document.documentElement.lang === 'en') await import('./i18n/english.ts')
  await hydrationMayBegin()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Store />
      </StrictMode>,
      { onCaughtError, onRecoverableError }
    )
  })
}

rememberErrors(() => import('./shell/deferred/deferred.tsx').then(({ startBeacon }) => startBeacon()))
watchPanels()
registerServiceWorker()
void start()
