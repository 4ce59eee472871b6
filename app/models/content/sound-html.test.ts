import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeHtml } from './html.ts'

/** The same piece of a text as an editor may write it, and as it is shown. */
interface Piece {
  written: string
  shown: string
}

const words = fc
  .string({ unit: fc.constantFrom(...'abcç é,.12'), minLength: 1, maxLength: 12 })
  .map(text => ({ written: text, shown: text }))
const gone = fc
  .constantFrom(
    '<!-- <p> -->',
    '<!doctype html>',
    '<?xml version="1.0"?>',
    '<style>p{}</style >',
    '<script>1<2</SCRIPT>'
  )
  .map(written => ({ written, shown: '' }))
const attributes = fc.constantFrom('', ' class="a b"', " title='x > y'", ' data-a=1 hidden', '\n id=x')

function element(name: string, inside: fc.Arbitrary<Piece>): fc.Arbitrary<Piece> {
  return fc.tuple(attributes, inside, fc.boolean()).map(([given, { written, shown }, isLoud]) => {
    const tag = isLoud ? name.toUpperCase() : name
    return { written: `<${tag}${given}>${written}</${tag}>`, shown: `<${name}>${shown}</${name}>` }
  })
}

function pieces(of: fc.Arbitrary<Piece>): fc.Arbitrary<Piece> {
  return fc.array(of, { maxLength: 5 }).map(all => ({
    written: all.map(({ written }) => written).join(''),
    shown: all.map(({ shown }) => shown).join('')
  }))
}

const phrase = pieces(fc.oneof(words, gone, element('b', words), element('em', element('small', words))))
const blocks = pieces(fc.oneof(...['p', 'h2', 'ul', 'blockquote'].map(name => element(name, phrase)), gone))

test('sound HTML is shown as it was written, without attributes, comments and dropped tags', () => {
  fc.assert(
    fc.property(blocks, ({ written, shown }) => {
      expect(sanitizeHtml(written, [])).toBe(shown.replaceAll('<p></p>', '').trim())
    }),
    { numRuns: 500 }
  )
})
