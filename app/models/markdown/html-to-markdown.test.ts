import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '../content/html.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

const ORIGIN = 'https://loja.example'
const convert = (html: string) => htmlToMarkdown(sanitizeHtml(html, [ORIGIN]), ORIGIN)

test.each([
  ['<p>Um <strong>bom</strong> dia</p><p>Outro</p>', 'Um **bom** dia\n\nOutro'],
  ['<h2>Trocas</h2>Sete dias', '### Trocas\n\nSete dias'],
  ['<ul><li>Um</li><li>Dois<ul><li>Três</li></ul></li></ul>', '- Um\n- Dois\n  - Três'],
  ['<ol><li>Um</li><li>Dois</li></ol>', '1. Um\n2. Dois'],
  ['<a href="/whey (1)">Whey</a>', '[Whey](https://loja.example/whey%20(1%29)'],
  [
    '<table><tr><th>Dia</th><th>Hora</th></tr><tr><td>Seg</td><td>9h</td></tr></table>',
    '| Dia | Hora |\n| --- | --- |\n| Seg | 9h |'
  ],
  ['2 * 3 &lt;b&gt; [x] _y_', '2 \\* 3 \\<b\\> \\[x\\] \\_y\\_'],
  ['<p># não é título</p>', '\\# não é título']
])('%s', (html, markdown) => {
  expect(convert(html)).toBe(markdown)
})

test('any HTML of editors becomes text without tags and without lost words', () => {
  const words = fc.stringMatching(/^[a-z]{1,8}$/)
  const tag = fc.constantFrom('p', 'strong', 'ul', 'li', 'table', 'tr', 'td', 'h2', 'a', 'script', 'b', 'blockquote')
  const piece = fc.oneof(
    words,
    tag.map(name => `<${name}>`),
    tag.map(name => `</${name}>`)
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
      const safe = sanitizeHtml(pieces.join(' '), [ORIGIN])
      const markdown = htmlToMarkdown(safe, ORIGIN)
      expect(markdown).not.toMatch(/<[a-z/]/)
      const plain = safe.replace(/<[^>]*>/g, ' ').match(/[a-z]+/g) ?? []
      const kept = markdown.match(/[a-z]+/g) ?? []
      expect(kept).toEqual(plain)
    })
  )
})
