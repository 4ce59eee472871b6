export type Mention = ReturnType<typeof mentionOnce>

/** Writes a thing with an `@id` when it is first mentioned, and refers to that when it is mentioned again. */
export function mentionOnce() {
  const ids = new Map<string, string>()
  return <Thing extends object>(thing: Thing): Thing | { '@id': string } => {
    const text = JSON.stringify(thing)
    const known = ids.get(text)
    if (known) return { '@id': known }
    const id = `#${ids.size + 1}`
    ids.set(text, id)
    return { '@id': id, ...thing }
  }
}
