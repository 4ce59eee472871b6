const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

export const launchOptions = { executablePath: process.env.CHROMIUM || undefined, args }

/** For `test.use` in files whose tests do not look at pictures: a page then costs a quarter less. */
export const WITHOUT_PICTURES = {
  launchOptions: { ...launchOptions, args: [...args, '--blink-settings=imagesEnabled=false'] }
}
