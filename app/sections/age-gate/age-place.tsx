import { lazy, Suspense } from 'react'
import { useMapContext } from '../../stores/provider.tsx'

interface AgePlaceProps {
  age: number | undefined
  isCrawler: boolean | undefined
  problem: object | null
}

// With JavaScript the dialog asks. The field only loads when an order arrived without an answer.
const loadField = async () => ({ default: (await import('./age-field.tsx')).AgeField })
const AgeField = import.meta.env.SSR ? (await loadField()).default : lazy(loadField)

/** The place of the age field in a form. Crawlers do not buy, so they get none. */
export function AgePlace({ age, isCrawler, problem }: AgePlaceProps) {
  const { adultVerifier } = useMapContext()
  if (!age || adultVerifier) return null
  if (problem) {
    return (
      <Suspense>
        <AgeField age={age} problem={problem} />
      </Suspense>
    )
  }
  if (isCrawler) return null
  return <noscript>{import.meta.env.SSR ? <AgeField age={age} problem={null} /> : null}</noscript>
}
