import { useEffect, useRef, useState } from 'react'

/** Follows a flag, but once on stays on for at least `minimumMs`, so that what it shows does not flicker. */
export function useHeldFlag(flag: boolean, minimumMs: number): boolean {
  const [held, setHeld] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (flag) {
      since.current = performance.now()
      setHeld(true)
      return
    }
    const left = Math.max(0, since.current + minimumMs - performance.now())
    const timer = setTimeout(() => setHeld(false), left)
    return () => clearTimeout(timer)
  }, [flag, minimumMs])
  return flag || held
}
