import { type ComponentType, type ReactNode, use } from 'react'
import { firstInteraction } from './first-interaction.ts'

interface PartOptions {
  /**
   * `use`: the code loads when React renders the part. `interaction`: at the shopper's first interaction after that. The
   * server's markup works without it, and stays where it cannot be loaded; pages rendered in the browser go without it.
   */
  when?: 'use' | 'interaction'
}

interface Part<P> {
  (props: P): ReactNode
  /** Loads the code before the part is rendered, which then waits for nothing. */
  load: () => Promise<void>
}

/** A component whose code the browser loads apart from the page's. The server renders it like any other. */
export function part<P extends object>(
  loadCode: () => Promise<ComponentType<P>>,
  { when = 'use' }: PartOptions = {}
): Part<P> {
  let Loaded: ComponentType<P> | undefined
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    Loaded = await loadCode()
  }
  function loadOnce(): Promise<void> {
    loading ??= import.meta.env.SSR || when === 'use' ? load() : loadAfterInteraction(load)
    return loading
  }
  function Part(props: P) {
    // React expects a component that has suspended to call `use` again.
    if (loading || !Loaded) use(loadOnce())
    return Loaded ? <Loaded {...props} /> : null
  }
  if (import.meta.env.SSR) loaders.push(load)
  return Object.assign(Part, { load })
}

async function loadAfterInteraction(load: () => Promise<void>): Promise<void> {
  await firstInteraction()
  return load().catch(() => new Promise(() => {}))
}

/** Each loads the code of one part. Nothing loads with this module: a test could end first. */
const loaders: (() => Promise<void>)[] = []

let loadedCount = 0

/** For the server, before it renders. Loading a part may define more parts. */
export async function partsLoaded(): Promise<void> {
  while (loadedCount < loaders.length) {
    const count = loaders.length
    await Promise.all(loaders.map(load => load()))
    loadedCount = count
  }
}
