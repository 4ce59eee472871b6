import { useEffect, useState } from 'react'
import { firstMove } from './first-move'

/** What `load` gives, once somebody does something with the page; null until then. What cannot be had stays away. */
export function useAfterMove<T extends object>(load: () => Promise<T>): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    firstMove()
      .then(load)
      .then(setPart, () => {})
  }, [load])
  return part
}
