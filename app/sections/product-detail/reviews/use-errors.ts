import { type InputEvent, useState } from 'react'
import type { ReviewAnswer, ReviewErrors } from './review'

/** What is wrong, as long as nobody has touched it since. */
export function useErrors(answer: ReviewAnswer | null) {
  const [touched, setTouched] = useState<{ of: ReviewAnswer | null; names: string[] }>({ of: null, names: [] })
  const names = touched.of === answer ? touched.names : []

  function touch({ target }: InputEvent<HTMLFormElement>) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && !names.includes(target.name)) setTouched({ of: answer, names: [...names, target.name] })
  }

  const errors: ReviewErrors = answer && !answer.ok ? answer.errors : {}
  const standing = Object.entries(errors).filter(([name]) => !names.includes(name))
  const shown: ReviewErrors = Object.fromEntries(standing)
  return { errors: shown, touch }
}
