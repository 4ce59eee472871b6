import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Loads the code of what a document shows as markup when its page is left: Back renders it. `load` never changes. */
export function useLoadedForBack(load: () => Promise<unknown>): void {
  useEffect(() => () => whenIdle(() => void load().catch(() => {})), [load])
}
