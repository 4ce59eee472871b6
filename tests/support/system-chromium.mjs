import { existsSync } from 'node:fs'

const SYSTEM = [
  process.env.CHROMIUM,
  // The same browser without a window: a page costs about half.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable'
]

export function systemChromium() {
  return SYSTEM.find(path => path && existsSync(path))
}
