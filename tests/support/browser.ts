import { systemChromium } from './system-chromium.mjs'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

export const launchOptions = { executablePath: systemChromium(), args }

// The switch replaces Playwright's own, which gives a headless browser its mouse.
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
const withoutPictures = [...args, `--blink-settings=imagesEnabled=false,${MOUSE}`]

/** For `test.use` in files whose tests do not look at pictures: a page then costs a quarter less. */
export const WITHOUT_PICTURES = { launchOptions: { ...launchOptions, args: withoutPictures } }

/** The same for files whose stores have host names and certificates of their own: see checkout-stores.ts. */
export const AT_TEST_HOSTS = {
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launchOptions,
    // The last argument keeps Chromium from refusing the certificate first, which the server would log.
    args: [...withoutPictures, '--host-resolver-rules=MAP *.test 127.0.0.1', '--ignore-certificate-errors']
  }
}
