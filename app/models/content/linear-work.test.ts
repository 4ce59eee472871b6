import { test } from 'vitest'
import { expectLinear, type Pattern } from '../../../tests/support/linear-work.ts'
import { htmlToMarkdown } from '../markdown/html-to-markdown.ts'
import { toFacts } from '../product/product-facts.ts'
import { sanitizeHtml } from './html.ts'
import { plainText } from './plain-text.ts'

const PIECES = [
  '<',
  '>',
  '</',
  '<!',
  '<!--',
  '-->',
  '<?',
  'a',
  'A1',
  ' ',
  '"',
  "'",
  '=',
  '&',
  '&#',
  '(',
  ')',
  '|',
  '1%',
  '\n',
  '<a href=',
  ' href="',
  '<p ',
  '<script>',
  '</script ',
  '<style',
  '</title '
]

const READERS: [string, (text: string) => unknown][] = [
  ['sanitizeHtml', text => sanitizeHtml(text, ['https://www.loja.example'])],
  ['plainText', plainText],
  ['htmlToMarkdown', text => htmlToMarkdown(sanitizeHtml(text, []), 'https://www.loja.example')],
  ['toFacts', factOf]
]

test.each(READERS)(
  '%s needs at most four times the work for four times the text',
  { timeout: 120_000 },
  (_name, read) => {
    expectLinear(read, { pieces: PIECES, known: KNOWN, sizes: [5_000, 50_000] })
  }
)

/** Inputs that once took quadratic time. */
const KNOWN: Pattern[] = [
  { start: ['<'], repeated: ['a'], end: [] },
  { start: [], repeated: ['<!'], end: [] },
  { start: ['<script>'], repeated: ['</script '], end: [] },
  { start: ['a'], repeated: [' '], end: [] },
  { start: ['a'], repeated: ['(', '1%'], end: [')', 'a'] }
]

function factOf(valor: string) {
  const row = { label: 'Sódio', valor, valorDiario: '' }
  return toFacts([{ nome: 'Informação nutricional', visivelSite: true, itens: [row] }])
}
