/** `note`: minor. `gap`: a part of the store is empty or does not work. `stop`: the store cannot run. */
export type Severity = 'note' | 'gap' | 'stop'

export interface Finding {
  severity: Severity
  /** What is missing or odd in the answer. */
  problem: string
  /** What shoppers miss because of it. */
  loss: string
}

type Grade = (problem: string, loss: string) => Finding

export const note: Grade = (problem, loss) => ({ severity: 'note', problem, loss })
export const gap: Grade = (problem, loss) => ({ severity: 'gap', problem, loss })
export const stop: Grade = (problem, loss) => ({ severity: 'stop', problem, loss })
