/** Runs in the page. Keeps paints, layout shifts, long tasks, and when React has hydrated all controls in view. */
export function watchPage(selector) {
  const seen = (window.benchSeen = { fcp: null, lcp: null, cls: 0, tasks: [], controls: null })
  const on = (type, keep) =>
    new PerformanceObserver(list => list.getEntries().forEach(keep)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime))
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  on('layout-shift', ({ hadRecentInput, value }) => hadRecentInput || (seen.cls += value))
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  look()

  function look() {
    const controls = [...document.querySelectorAll(selector)].filter(isInView)
    if (!controls.every(isHydrated)) seen.controls = null
    else if (controls.length > 0 && document.readyState !== 'loading') seen.controls ??= performance.now()
    setTimeout(look, 20)
  }

  function isInView(control) {
    const { width, top, bottom } = control.getBoundingClientRect()
    return width > 0 && top < innerHeight && bottom > 0
  }

  function isHydrated(control) {
    if (Object.keys(control).some(key => key.startsWith('__reactProps$'))) return true
    // Controls of static parts work once their delegated listener has set the mark.
    return control.closest('[data-static]') !== null && performance.getEntriesByName('static:ready').length > 0
  }
}

/** Total blocking time: of each task after the first paint, what is over 50 ms. */
export function blockingTime({ fcp, tasks }) {
  return tasks
    .filter(([start, duration]) => start + duration > fcp)
    .reduce((sum, [, duration]) => sum + duration - 50, 0)
}
