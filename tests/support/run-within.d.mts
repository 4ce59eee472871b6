export function runWithin(
  minutes: number,
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; report?: string }
): Promise<void>
export function stop(): void
