import { installIfNeeded, root, run } from './install.mjs'

/** Runs a task of this folder under the project's own Node, with the arguments of this call, and ends as it ends. */
export async function runTask(file) {
  await installIfNeeded()
  await run('node', [`${root}worker/tasks/${file}`, ...process.argv.slice(2)]).catch(error =>
    process.exit(Number(error.code) || 1)
  )
}
