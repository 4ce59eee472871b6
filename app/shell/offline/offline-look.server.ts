import typeface from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import seiva from '../../../public/logo.svg?raw'

const OWN_LOGO = '/logo.svg'
const OWN_NAME = 'Seiva'

/** Of HTML-safe texts. The store's own logo is part of the page; another is a picture that the service worker keeps. */
export function drawLogo(name: string, logo: string | null): string {
  if (logo === OWN_LOGO || (!logo && name === OWN_NAME)) return seiva.trim()
  return logo ? `<img src="${logo}" alt="${name}" height="40">` : name
}

/** Lucide, ISC licence. */
export const OFFLINE_ICON =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82A15 15 0 0 0 10.7 5.06M2 2l20 20"/></svg>'

/** The colours and faces match tokens.css and base.css. */
export const STYLE = `
@font-face { font-family: "Figtree Variable"; font-weight: 300 900; font-display: swap; src: url("${typeface}") format("woff2") }
:root {
  color-scheme: light dark;
  --color-brand: light-dark(#175c43, #6fd0a2);
  --color-on-brand: light-dark(#fff, #0b2118);
  --color-brand-soft: light-dark(#e3efe7, #1d3a2e);
  --line: light-dark(#e2ddd1, #333c3d);
  --surface: light-dark(#fff, #1c2224);
  --soft: light-dark(#56605a, #adb8b0);
  --font: "Figtree Variable", Arial, system-ui, sans-serif;
}
* { box-sizing: border-box }
body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; background: light-dark(#faf8f4, #14181a); color: light-dark(#1f2a24, #edf1ec); font: 1rem/1.5 var(--font) }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 12px max(16px, calc((100vw - 1360px) / 2)); background: var(--surface); border-bottom: 1px solid var(--line) }
header a, summary { padding: 10px 0; color: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.name { margin-right: auto; padding: 4px 0; font-size: 1.375rem; font-weight: 800; color: var(--color-brand) }
.name > * { display: block; width: auto; height: 40px }
details[open] { flex-basis: 100%; order: 1 }
ul { margin: 0; padding: 0; columns: 10rem; list-style: none }
li a { display: block; font-weight: 400 }
form { display: flex; gap: 8px; flex: 1 1 300px; min-width: 0; max-width: 550px }
input { flex: 1; width: 0; min-width: 0; padding: 0 16px; border: 1px solid light-dark(#8b8778, #7b8783); border-radius: 12px; background: none; color: inherit; font: inherit }
main { flex: 1; display: grid; gap: 16px; justify-items: center; align-content: center; padding: 32px 16px; text-align: center }
.icon { width: 72px; padding: 18px; border-radius: 50%; background: var(--color-brand-soft); fill: none; stroke: var(--color-brand); stroke-width: 2; stroke-linecap: round }
p, h1, h2, dl, dd { margin: 0; max-width: 44ch }
p, dt { color: var(--soft) }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em }
h2 { font-size: 1.125rem }
.retry, button { padding: 12px 24px; border: 0; border-radius: 12px; background: var(--color-brand); color: var(--color-on-brand); font: inherit; font-weight: 600; text-decoration: none }
section { display: grid; gap: 8px; width: min(100%, 640px); margin-top: 24px; padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); text-align: left }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); gap: 12px 24px; max-width: none }
dt { font-size: 0.875rem }
dd { overflow-wrap: anywhere; font-weight: 600 }
dd a { display: inline-block; min-height: 28px; color: var(--color-brand) }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px }
@media (prefers-color-scheme: dark) { .name [fill="#1f5640"] { fill: #f4efdf } }
`
