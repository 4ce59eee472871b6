export const root: string
export function installIfNeeded(runCommand?: (command: string, args: string[]) => Promise<void>): Promise<void>
export function run(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; cwd?: string; quiet?: boolean }
): Promise<void>
export function toolEnv(extra?: Record<string, string>): NodeJS.ProcessEnv
export function say(text: string): void
