import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rasterOf } from '../render-picture.ts'
import { appIconSvg, faviconSvg, LIGHT, logoSvg } from './logo.ts'

const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

/** Writes the few drawn files that are committed: logo, favicon and the icons of the installed site. */
async function writeSiteIcons(publicDir: string): Promise<void> {
  const icons = join(publicDir, 'icons')
  await mkdir(icons, { recursive: true })
  await writeFile(join(publicDir, 'logo.svg'), logoSvg())
  await writeFile(join(publicDir, 'logo-dark.svg'), logoSvg(LIGHT))
  await writeFile(join(publicDir, 'favicon.svg'), faviconSvg())
  for (const [file, width] of Object.entries(ICONS)) {
    await rasterOf(appIconSvg(), width).png({ palette: true, compressionLevel: 9 }).toFile(join(icons, file))
  }
}

await writeSiteIcons(process.argv[2] ?? 'public')
