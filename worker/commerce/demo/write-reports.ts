import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '../rules/language.ts'
import { readDemo } from './read-demo.ts'

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))
const REPORT = /<p><a href="(\/media\/reports\/[a-z0-9-]+\.pdf)">[^<]*<\/a><\/p>\n?/

const LANGUAGES: Language[] = ['pt', 'en']

type Page = ReturnType<typeof readDemo>['pages'][number]

/** Prints the report pages as PDFs. Run it after an edit: CHROMIUM=/path node worker/commerce/demo/write-reports.ts */
function writeReports(chromium: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  mkdirSync(join(PUBLIC, 'media/reports'), { recursive: true })
  for (const page of readDemo().pages) {
    for (const language of LANGUAGES) {
      const [, path] = REPORT.exec(page.body[language]) ?? []
      if (path) print(chromium, join(folder, 'report.html'), documentOf(page, language), join(PUBLIC, path))
    }
  }
  rmSync(folder, { recursive: true })
}

function print(chromium: string, source: string, document: string, target: string): void {
  writeFileSync(source, document)
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer']
  execFileSync(chromium, [...options, `--print-to-pdf=${target}`, `file://${source}`], { stdio: 'ignore' })
}

function documentOf({ title, body }: Page, language: Language): string {
  const words = body[language].replace(REPORT, '').replace(/<\/?a\b[^>]*>/g, '')
  return `<!doctype html><html lang="${language === 'pt' ? 'pt-BR' : 'en'}"><meta charset="utf-8">
<title>${title[language]}</title><style>
@page { size: A4; margin: 24mm 20mm }
body { font: 11pt/1.5 sans-serif; color: #1c2620 }
h1 { font-size: 20pt; color: #175c43 }
h2 { font-size: 14pt }
table { width: 100%; border-collapse: collapse }
th, td { padding: 6pt 8pt; border: 1px solid #c9d3cc; text-align: start }
th { background: #eef3ef }
</style><p>Seiva</p><h1>${title[language]}</h1>${words}</html>`
}

writeReports(process.env.CHROMIUM ?? 'chromium')
