/** Formats milliseconds since 1970 as reviews store them and the wire writes them: `2026-11-21 15:04:05`, UTC. */
export function momentOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')
}
