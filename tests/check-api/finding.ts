/** `note`: minor. `gap`: a part of the store is empty or does not work. `stop`: the store cannot run. */
export type Severity = 'note' | 'gap' | 'stop'

export interface Finding {
  severity: Severity
  /** What is missing or odd in the answer. */
  problem: string
  /** What shoppers miss because of it. */
  loss: string
}

export function note(problem: string, loss: string): Finding {
  return { severity: 'note', problem, loss }
}

export function gap(problem: string, loss: string): Finding {
  return { severity: 'gap', problem, loss }
}

export function stop(problem: string, loss: string): Finding {
  return { severity: 'stop', problem, loss }
}

/** Exit code of the check. */
export function levelOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ severity }) => severity === 'stop')) return 2
  return findings.some(({ severity }) => severity === 'gap') ? 1 : 0
}
