import { existsSync } from 'node:fs'
import { run, say } from '../../worker/tasks/install.mjs'

const SYSTEM = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable'
]

/** Path of a Chromium: the system's, else Playwright's own, else Debian's package, installed here. Empty: Playwright's. */
export async function findChromium() {
  const found = SYSTEM.find(path => path && existsSync(path))
  if (found) return found
  if (await hasPlaywrightBrowser()) return ''
  say('Installing Chromium')
  const downloaded = await run('playwright', ['install', 'chromium'], { quiet: true }).then(
    () => true,
    () => false
  )
  if (downloaded) return ''
  await installDebianPackage()
  return '/usr/bin/chromium'
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

async function installDebianPackage() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const [command, ...args] = [...sudo, 'apt-get']
  await run(command, [...args, 'update'], { quiet: true })
  await run(command, [...args, 'install', '-y', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' }
  })
}
