import { existsSync } from 'node:fs'
import { say } from '../../worker/tasks/install.mjs'
import { runWithin } from './run-within.mjs'
import { systemChromium } from './system-chromium.mjs'

/**
 * Path of a Chromium: the system's, else Playwright's own, else Debian's package, which is installed. '' means
 * Playwright's.
 */
export async function findChromium() {
  const present = await presentChromium()
  if (present !== null) return present
  say('Installing Chromium')
  const downloaded = await runWithin(5, 'playwright', ['install', 'chromium'], { quiet: true }).then(
    () => true,
    () => false
  )
  if (downloaded) return ''
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell').catch(() =>
    apt('install', '-y', '--no-install-recommends', 'chromium')
  )
  return systemChromium() ?? ''
}

/** Null when there is none. '' means Playwright's. */
export async function presentChromium() {
  const found = systemChromium()
  if (found) return found
  return (await hasPlaywrightBrowser()) ? '' : null
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

function apt(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const [command, ...words] = [...sudo, 'apt-get', ...args]
  return runWithin(10, command, words, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
}
