const INTERVAL_MS = 50

/** Runs `work` when nothing is pressed. What appears under a pressed pointer would receive its release, and the click is lost. */
export function whenReleased(work: () => void): void {
  if (document.querySelector(':active')) setTimeout(() => whenReleased(work), INTERVAL_MS)
  else work()
}
