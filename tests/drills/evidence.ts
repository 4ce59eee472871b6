import { setTimeout } from 'node:timers/promises'

/** No problem, or the evidence against a statement. */
export function none(isTrue: boolean, evidence: unknown): string[] {
  return isTrue ? [] : [typeof evidence === 'string' ? evidence : JSON.stringify(evidence)]
}

/** Whether it becomes true within the seconds. */
export async function eventually(check: () => Promise<boolean> | boolean, seconds = 10): Promise<boolean> {
  const untilMs = performance.now() + seconds * 1_000
  while (performance.now() < untilMs) {
    if (await check()) return true
    await setTimeout(250)
  }
  return check()
}
