import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../worker/tasks/install.mjs'

/** Pages whose statements and commands the drills check. */
const PAGES = ['docs/operations.md', 'README.md']

/** Whether one of the pages says this, word for word. Line ends and marks of code count for nothing. */
export function isDocumented(words: string): boolean {
  return PAGES.some(page => plain(readFileSync(join(root, page), 'utf8')).includes(plain(words)))
}

function plain(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ')
}

interface Local {
  origin: string
  persistTo: string
}

/** The documented command for a deployed store, turned to the local one. */
export function toLocal(command: string, { origin, persistTo }: Local): string {
  const place = command.startsWith('npx wrangler') ? ` --local --persist-to '${persistTo}'` : ''
  return command.replaceAll('https://loja.example', origin).replace(' --remote', place)
}
