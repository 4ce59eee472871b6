/** Spec 4 and 9: the delay before the bar shows, so that fast pages show none. */
const PROGRESS_THROTTLE_MS = 200
/** Spec 4: how long the bar stays after the page has loaded. */
const PROGRESS_HIDE_MS = 500

type Phase = 'running' | 'ending' | null

export function followProgress(show: (phase: Phase) => void): (isBusy: boolean) => void {
  let wasBusy = false
  let shown: Phase = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(phase: Phase): void {
    shown = phase
    show(phase)
  }

  return isBusy => {
    if (isBusy === wasBusy) return
    wasBusy = isBusy
    clearTimeout(timer)
    if (!isBusy && shown) set('ending')
    if (isBusy) timer = setTimeout(set, PROGRESS_THROTTLE_MS, 'running')
    else if (shown) timer = setTimeout(set, PROGRESS_HIDE_MS, null)
  }
}
