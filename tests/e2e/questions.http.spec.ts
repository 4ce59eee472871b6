import { type APIRequestContext, expect, test } from '@playwright/test'
import { readPage, wordsOf } from '../support/read-page.ts'
import { elsewhere } from './test.ts'

const CREATINE = '/creatina-micronizada-300-g-serra-alta'
const typed = { nome: 'Rui Dias', email: 'rui@exemplo.example', texto: 'Rende quanto?' }

test.use({ extraHTTPHeaders: elsewhere() })

test('questions are listed newest first, with the store’s answer before the others', async ({ request }) => {
  const { html } = await readPage(request, CREATINE)
  const words = wordsOf(partOf(html))
  const order = [
    'Perguntas e respostas',
    'Dissolve bem',
    'Resposta da loja · Seiva',
    'Preciso fazer saturação?',
    'Pedro H.'
  ]
  expect(order.map(part => words.indexOf(part))).toEqual(order.map(part => words.indexOf(part)).sort((a, b) => a - b))
  for (const part of order) expect(words).toContain(part)
  expect(html.match(/responder=\d+#perguntar/g)).toHaveLength(2)
  await test.step('no search engine takes the page for one of questions', () => {
    expect(html).not.toMatch(/QAPage|FAQPage|"Question"|acceptedAnswer/)
  })
})

test('without scripts a question is sent from its page, and a refused one keeps its text', async ({ request }) => {
  const wrong = await send(request, CREATINE, { ...typed, email: 'rui' })
  expect(wrong.status).toBe(422)
  expect(wrong.part).toContain('Informe um e-mail válido.')
  expect(wrong.part).toContain('value="Rui Dias"')
  expect(wrong.part).toContain('Rende quanto?</textarea>')
  expect(wrong.part).toMatch(/<details[^>]* open=""/)
  const sent = await send(request, CREATINE, { ...typed, texto: `Rende quanto? ${crypto.randomUUID()}` })
  expect([sent.status, wordsOf(sent.part)]).toEqual([200, expect.stringContaining('publicada após aprovação')])
})

test('without scripts a question is answered from its link', async ({ request }) => {
  const { html } = await readPage(request, CREATINE)
  const [link = ''] = /\?responder=\d+/.exec(partOf(html)) ?? []
  const page = partOf((await readPage(request, CREATINE + link)).html)
  expect(wordsOf(page)).toContain('Responder à pergunta: Dissolve bem em água gelada?')
  const [action = ''] = /(?<=action=")[^"]+(?=")/.exec(page) ?? []
  expect(action).toBe(`${CREATINE}${link}#perguntar`)
  const sent = await send(request, CREATINE + link, { ...typed, responder: link.replace(/\D/g, '') })
  expect([sent.status, wordsOf(sent.part)]).toEqual([200, expect.stringContaining('resposta será publicada')])
  const unknown = await readPage(request, `${CREATINE}?responder=999`)
  expect(wordsOf(partOf(unknown.html))).toContain('Fazer uma pergunta')
})

async function send(request: APIRequestContext, path: string, form: Record<string, string>) {
  const origin = new URL((await request.get(path)).url()).origin
  const answer = await request.post(path, { form: { intent: 'pergunta', ...form }, headers: { origin } })
  return { status: answer.status(), part: partOf(await answer.text()) }
}

function partOf(html: string): string {
  return /<section id="perguntas".*?<\/section>/s.exec(html)?.[0] ?? ''
}
