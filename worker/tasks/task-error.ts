export async function report(task: Promise<void>): Promise<void> {
  await task.catch(error => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  })
}
