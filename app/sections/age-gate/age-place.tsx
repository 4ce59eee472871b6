import { Suspense } from 'react'
import { useMapContext } from '../../stores/provider.tsx'
import { NoScript } from '../../ui/no-script.tsx'
import { part } from '../../ui/part.tsx'

interface AgePlaceProps {
  age: number | undefined
  isCrawler: boolean | undefined
  problem: object | null
}

// With JavaScript the dialog asks. The field only loads when an order arrived without an answer.
const AgeField = part(async () => (await import('./age-field.tsx')).AgeField)

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
  return (
    <NoScript>
      <AgeField age={age} problem={null} />
    </NoScript>
  )
}
