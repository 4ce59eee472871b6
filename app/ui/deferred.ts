import { type ComponentType, lazy } from 'react'
import { firstInteraction } from './first-interaction.ts'

/**
 * A component whose server markup works without its code: it hydrates after the first interaction. When its code cannot be
 * loaded, the markup stays as it is, and pages rendered in the browser go without it.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    await firstInteraction()
    return { default: await load().catch(() => new Promise<ComponentType<P>>(() => {})) }
  })
}
