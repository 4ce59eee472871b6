import '../../../i18n/messages/reviewForm.ts'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { MAX_PICTURES, type PictureProblem, pictureProblem, pictureWords } from './pictures.ts'

interface Picture {
  key: string
  name: string
  picture: Blob
  /** The same picture as a data URL. */
  dataUrl: string
}

export type Pictures = ReturnType<typeof usePictures>

/** Checks and scales pictures when they are chosen, so that submitting is quick. */
export function usePictures() {
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
    const problems = made.flatMap(one =>
      'problem' in one ? t('reviewForm.of', { name: one.name, problem: pictureWords(one.problem, t) }) : []
    )
    setChosen(before => [...before, ...pictures].slice(0, MAX_PICTURES))
    setError(files.length > room ? t('reviewForm.many') : problems.join(' '))
    setPreparing(false)
  }

  function remove(key: string) {
    setChosen(before => before.filter(picture => picture.key !== key))
    setError('')
  }

  return { chosen, error, isPreparing, add, remove }
}

async function prepare(file: File): Promise<Omit<Picture, 'key'> | { name: string; problem: PictureProblem }> {
  const { name } = file
  const problem = pictureProblem(file)
  if (problem) return { name, problem }
  const { scalePicture } = await import('./scale-picture.browser.ts')
  return { name, ...(await scalePicture(file)) }
}
