import { describe, expect, test } from 'vitest'
import { readPopups } from '../../contract/popup.ts'
import { toPopups } from './popup.ts'

const context = { language: 'pt' as const, origins: ['https://loja.example'] }
const popups = (body: unknown) => toPopups(readPopups(body) ?? [], context)

const whole = {
  id: 8,
  tempo: 5,
  titulo: 'Ganhe <b>10%</b>',
  conteudo: '<p onclick="x()">Use o cupom.</p><script>alert(1)</script>',
  imagem: 'https://loja.example/media/popup.webp',
  imagemMobile: '',
  link: 'https://loja.example/kits.html',
  target: '_self'
}

describe('struct/popup', () => {
  test('a popup has its title, picture, text and link', () => {
    expect(popups(whole)).toEqual([
      {
        id: 8,
        title: 'Ganhe 10%',
        html: '<p>Use o cupom.</p>',
        delayMs: 5_000,
        picture: '/media/popup.webp',
        smallPicture: '/media/popup.webp',
        link: { href: '/kits', external: false },
        coupon: '',
        hasNewsletter: false
      }
    ])
  })

  test.each([[[]], [{ data: [] }], [null], ['<html>'], [{ titulo: 'Sem número' }]])('%j is none', body => {
    expect(popups(body)).toEqual([])
  })

  test('a level’s further popups come with the first', () => {
    const both = popups({ ...whole, popups: [whole, { ...whole, id: 9 }] })
    expect(both.map(({ id }) => id)).toEqual([8, 9])
  })

  test('reads several popups, numbers as strings, a coupon and a newsletter', () => {
    const [first, second] = popups([
      { id: '3', titulo: 'Um', tempo: '0', cupom: 'SEIVA10' },
      { id: 4, conteudo: '<p>Sem título</p>', tempo: 99_999, tipo: 'Newsletter' },
      { id: 0, titulo: 'Sem número' }
    ])
    expect(first).toMatchObject({ id: 3, delayMs: 0, coupon: 'SEIVA10', link: null, picture: null })
    expect(second).toMatchObject({ id: 4, title: 'Sem título', delayMs: 600_000, hasNewsletter: true })
  })
})
