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

const loading: Promise<void>[] = []

function loadedPart<P extends object>(load: Load<P>): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  const loaded = load().then(found => {
    Part = found
  })
  loading.push(loaded)
  return function LoadedPart(props: P) {
    if (!Part) use(loaded)
    return Part ? <Part {...props} /> : null
  }
}

let loadedCount = 0

/** For the server, before it renders. The code of a part may name further parts. */
export async function partsLoaded(): Promise<void> {
  while (loadedCount < loading.length) {
    const count = loading.length
    await Promise.all(loading)
    loadedCount = count
  }
}
