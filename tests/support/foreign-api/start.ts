import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { serve } from '../serve.ts'
import type { Fault } from './faults.ts'

export type ForeignApi = Awaited<ReturnType<typeof startForeignApi>>

/** The API of server.ts in a process of its own, on a free port. */
export async function startForeignApi() {
  const place = await serve(() => null)
  await place.stop()
  const { origin } = place
  const api = spawn(process.execPath, [resolve(import.meta.dirname, 'server.ts'), new URL(origin).port])
  await untilThere(origin)
  return {
    origin,
    stop: () => api.kill(),
    async setFaults(faults: Fault[]): Promise<void> {
      await fetch(`${origin}/_faults`, { method: 'PUT', body: JSON.stringify(faults) })
    },
    /** Requests since the last call. */
    async readLog(): Promise<{ method: string; path: string }[]> {
      return (await fetch(`${origin}/_log`, { method: 'DELETE' })).json()
    }
  }
}

async function untilThere(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isThere = await fetch(`${origin}/_log`).then(
      () => true,
      () => false
    )
    if (isThere) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${origin} does not answer`)
}
