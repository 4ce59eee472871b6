/** Runs once the next frame is on screen: what a tap shows comes before the rest of its work. */
export function afterPaint(work: () => void): void {
  // A hidden page paints nothing.
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
