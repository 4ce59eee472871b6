/** The work's value; rejects when it has none after `ms`. The work itself goes on. */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in time (${ms} ms)`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
