import '../../../i18n/messages/reviewForm'
import { useRef, useState } from 'react'
import type { Translator } from '../../../i18n/translator'
import { useTranslator } from '../../../i18n/use-translator'
import { pictureWords } from './picture-words'
import { MAX_PICTURES, type PictureProblem, pictureProblem } from './pictures'

interface Picture {
  key: string
  name: string
  /** Scaled for upload. */
  picture: Blob
  /** The same picture as a data URL. */
  dataUrl: string
}

export interface Pictures {
  chosen: Picture[]
  /** The error of the last selection; '' when there is none. */
  error: string
  isPreparing: boolean
  add: (files: readonly File[]) => Promise<void>
  remove: (key: string) => void
}

/** Checks and scales pictures when they are chosen, so that submitting is quick. */
export function usePictures(): Pictures {
  const t = useTranslator()
  const count = useRef(0)
  const [chosen, setChosen] = useState<Picture[]>([])
  const [error, setError] = useState('')
  const [isPreparing, setPreparing] = useState(false)

  async function add(files: readonly File[]) {
    const room = Math.max(0, MAX_PICTURES - chosen.length)
    setPreparing(true)
    const made = await Promise.all(files.slice(0, room).map(prepare))
    const pictures = made.flatMap(one => ('dataUrl' in one ? [{ ...one, key: `${++count.current}` }] : []))
    const wrong = made.flatMap(one => ('problem' in one ? [one] : []))
    setChosen(before => [...before, ...pictures].slice(0, MAX_PICTURES))
    setError(files.length > room ? t('reviewForm.many') : wrong.map(one => tell(one, t)).join(' '))
    setPreparing(false)
  }

  function remove(key: string) {
    setChosen(before => before.filter(picture => picture.key !== key))
    setError('')
  }

  return { chosen, error, isPreparing, add, remove }
}

type Prepared = Omit<Picture, 'key'> | { name: string; problem: PictureProblem }

async function prepare(file: File): Promise<Prepared> {
  const { name } = file
  const problem = pictureProblem(file)
  if (problem) return { name, problem }
  const { scalePicture } = await import('./scale-picture.browser')
  return { name, ...(await scalePicture(file)) }
}

function tell({ name, problem }: { name: string; problem: PictureProblem }, t: Translator): string {
  return t('reviewForm.of', { name, problem: pictureWords(problem, t) })
}
