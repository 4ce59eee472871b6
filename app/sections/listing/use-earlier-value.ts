import { type RefObject, useEffect, useRef } from 'react'

/** Reports the value that was typed or set before hydration. React would put the rendered one back. */
export function useEarlierValue(onChange: (value: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    if (input.current && isChanged(input.current)) onChange(input.current.value)
  }, [])
  return input
}

export function isChanged(input: HTMLInputElement): boolean {
  return input.value !== input.defaultValue
}
