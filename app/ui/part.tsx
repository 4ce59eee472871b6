import { type ComponentType, lazy, use } from 'react'
import { firstInteraction } from './first-interaction.ts'

type Load<P> = () => Promise<ComponentType<P>>

interface PartOptions {
  /**
   * `use`: the code loads when React renders the part. `interaction`: at the shopper's first interaction after that. The
   * server's markup works without it, and stays where it cannot be loaded; pages rendered in the browser go without it.
   */
  when?: 'use' | 'interaction'
}

/** A component whose code the browser loads apart from the page's. The server renders it like any other. */
export function part<P extends object>(load: Load<P>, { when = 'use' }: PartOptions = {}): ComponentType<P> {
  if (import.meta.env.SSR) return loadedPart(load)
  return lazy(async () => ({ default: await (when === 'use' ? load() : loadAfterInteraction(load)) }))
}

async function loadAfterInteraction<P>(load: Load<P>): Promise<ComponentType<P>> {
  await firstInteraction()
  return load().catch(() => new Promise<ComponentType<P>>(() => {}))
}

/** Each loads the code of one part, once. Nothing loads with this module: a test could end first. */
const loaders: (() => Promise<void>)[] = []

function loadedPart<P extends object>(load: Load<P>): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  let loaded: Promise<void> | undefined
  function loadOnce(): Promise<void> {
    loaded ??= load().then(found => {
      Part = found
    })
    return loaded
  }
  loaders.push(loadOnce)
  return function LoadedPart(props: P) {
    if (!Part) use(loadOnce())
    return Part ? <Part {...props} /> : null
  }
}

let loadedCount = 0

/** For the server, before it renders. Loading a part may define more parts. */
export async function partsLoaded(): Promise<void> {
  while (loadedCount < loaders.length) {
    const count = loaders.length
    await Promise.all(loaders.map(load => load()))
    loadedCount = count
  }
}
