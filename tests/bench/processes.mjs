// Resource use of a process and its descendants, from /proc.
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_S = 100
const PAGE_BYTES = 4096

/** CPU seconds used so far by a process and its descendants. */
export function cpuSeconds(root) {
  return processesUnder(root).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_S
}

/** Memory in MB of the workerd processes under a process. */
export function workerdMemory(root) {
  const found = processesUnder(root).filter(({ name }) => name === 'workerd')
  return found.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
}

function processesUnder(root) {
  const all = new Map(readdirSync('/proc').filter(isNumber).map(readProcess))
  return [...all.values()].filter(process => isUnder(process, root, all))
}

const isNumber = name => /^\d+$/.test(name)

function readProcess(id) {
  const text = readText(`/proc/${id}/stat`)
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return [
    Number(id),
    { id: Number(id), name, parent: Number(fields[1]), ticks, bytes: Number(fields[21]) * PAGE_BYTES }
  ]
}

function isUnder({ id }, root, all) {
  for (let at = id; at; at = all.get(at)?.parent) if (at === root) return true
  return false
}

/** Empty for a process that has ended meanwhile. */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
