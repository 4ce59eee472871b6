/** Memoizes the view of an answer, so that results computed from the view can be cached too. */
export function madeOnce<Source extends object, View>(make: (source: Source) => View): (source: Source) => View {
  const known = new WeakMap<Source, { view: View }>()
  return source => {
    const held = known.get(source) ?? { view: make(source) }
    known.set(source, held)
    return held.view
  }
}
