import { installIfNeeded, root, run } from './install.mjs'

/** Runs a task of this folder under the project's own Node, with this call's arguments and exit status. */
export async function runTask(file) {
  await installIfNeeded()
  await run('node', [`${root}worker/tasks/${file}`, ...process.argv.slice(2)]).catch(error =>
    process.exit(Number(error.code) || 1)
  )
}
