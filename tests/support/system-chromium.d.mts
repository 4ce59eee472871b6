/** Path of the system's Chromium; `CHROMIUM` in the environment names another. */
export function systemChromium(): string | undefined
