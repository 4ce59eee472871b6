/** Runs `work` after the next frame, so that a tap shows its result first. */
export function afterPaint(work: () => void): void {
  // A hidden page gets no animation frames.
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
