/** The same view of the same answer for every request, so that what is made of the view can be kept as well. */
export function madeOnce<Source extends object, View>(make: (source: Source) => View): (source: Source) => View {
  const known = new WeakMap<Source, { view: View }>()
  return source => {
    const held = known.get(source) ?? { view: make(source) }
    known.set(source, held)
    return held.view
  }
}
