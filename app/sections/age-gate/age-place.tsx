import { lazy, Suspense } from 'react'

interface AgePlaceProps {
  age: number | undefined
  isCrawler: boolean | undefined
  /** See `AgeField`. */
  problem: object | null
}

// Browsers with JavaScript ask by the dialog, and need the field only once an order came without an answer.
const AgeField = import.meta.env.SSR ? (await import('./age-field')).AgeField : lazy(load)

/** Where a form asks for the age, as long as nobody else has. Crawlers, who buy nothing, are not asked. */
export function AgePlace({ age, isCrawler, problem }: AgePlaceProps) {
  if (!age) return null
  if (problem) {
    return (
      <Suspense>
        <AgeField age={age} problem={problem} />
      </Suspense>
    )
  }
  if (isCrawler) return null
  // Browsers leave what is inside to the server.
  return <noscript>{import.meta.env.SSR ? <AgeField age={age} problem={null} /> : null}</noscript>
}

async function load() {
  return { default: (await import('./age-field')).AgeField }
}
