import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDocumented } from './documents.ts'
import { type Drill, NotPossible } from './drill.ts'
import { mergePromises, type Report, type Verdict } from './report.ts'
import type { Seen } from './visit.ts'

/** Runs one drill in a folder of its own. What the drill has opened is closed in the reverse order. */
export async function runDrill({ name, title, run }: Drill, isShort: boolean): Promise<Report> {
  const startedMs = performance.now()
  const persistTo = mkdtempSync(join(tmpdir(), 'seiva-drill-'))
  const remove = () => rmSync(persistTo, { recursive: true, force: true })
  process.once('exit', remove)
  const ends: (() => unknown)[] = [remove]
  const verdicts: Verdict[] = []
  const remedies: string[] = []
  let seen: Seen[] = []
  let skipped = ''
  try {
    await run({
      persistTo,
      isShort,
      promise: (sentence, problems) => verdicts.push({ sentence, problems: [...undocumented(sentence), ...problems] }),
      show: shown => {
        seen = shown
      },
      note: text => remedies.push(text),
      atEnd: work => ends.push(work)
    })
  } catch (error) {
    if (error instanceof NotPossible) skipped = error.message
    else verdicts.push({ sentence: 'The drill itself runs to its end', problems: [String(error)] })
  } finally {
    for (const end of ends.reverse()) await end()
  }
  const seconds = (performance.now() - startedMs) / 1000
  const shown = seen.map(({ text: _, ...rest }) => rest)
  return { name, title, seconds, ...(skipped && { skipped }), remedies, promises: mergePromises(verdicts), seen: shown }
}

function undocumented(sentence: string): string[] {
  return isDocumented(sentence) ? [] : ['Neither README.md nor docs/operations.md says this']
}
