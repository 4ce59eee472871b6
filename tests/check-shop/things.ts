import type { HTMLElement } from 'node-html-parser'

/** An object of the structured data (JSON-LD). */
export type Thing = Record<string, unknown>

/** The objects of all scripts of structured data, those of an `@graph` and of offers included. */
export function readThings(root: HTMLElement): Thing[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]')
  return scripts.flatMap(script => flatten(parse(script.rawText)))
}

export function hasType(thing: Thing, type: RegExp): boolean {
  return [thing['@type']].flat().some(name => typeof name === 'string' && type.test(name))
}

/** The text of the first path that has one. Lists count by their first item. */
export function textAt(thing: Thing | undefined, ...paths: string[]): string {
  for (const path of paths) {
    const value = path.split('.').reduce<unknown>((at, key) => (isThing(at) ? [at[key]].flat()[0] : undefined), thing)
    if (typeof value === 'string' || typeof value === 'number') return String(value)
  }
  return ''
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function flatten(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(flatten)
  if (!isThing(value)) return []
  return [value, ...flatten(value['@graph'])]
}
