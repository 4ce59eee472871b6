import { Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createReorderer, inOrderStream } from './in-order-stream.ts'

function Part({ of }: { of: Promise<string> }) {
  return <p>{use(of)}</p>
}

function Page({ parts }: { parts: Promise<string>[] }) {
  return (
    <html lang="pt-BR">
      <body>
        <h1>início</h1>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed places
          <Suspense key={index} fallback={<div className="skeleton">…</div>}>
            <Part of={part} />
            <Suspense fallback={<i>dentro</i>}>
              <Part of={part.then(text => later(1, `${text} dentro`))} />
            </Suspense>
          </Suspense>
        ))}
        <footer>fim</footer>
      </body>
    </html>
  )
}

function later(ms: number, text: string): Promise<string> {
  return new Promise(resolve => setTimeout(() => resolve(text), ms))
}

async function render(parts: Promise<string>[]): Promise<{ first: string; all: string }> {
  const stream = await renderToReadableStream(<Page parts={parts} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY
  })
  const chunks: string[] = []
  const decoder = new TextDecoder()
  for await (const chunk of stream.pipeThrough(inOrderStream())) chunks.push(decoder.decode(chunk, { stream: true }))
  return { first: chunks[0] ?? '', all: chunks.join('') }
}

const words = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')

describe('inOrderStream', () => {
  test('puts sections in place in any order of arrival', async () => {
    const { all } = await render([later(30, 'um'), later(5, 'dois'), later(15, 'três')])
    expect(words(all)).toBe('início um um dentro dois dois dentro três três dentro fim')
    expect(all).not.toContain('<div hidden')
    expect(all).not.toContain('skeleton')
    expect(all.endsWith('</body></html>')).toBe(true)
  })

  test('sends the text before an open section at once', async () => {
    const { first } = await render([Promise.resolve('um'), later(40, 'dois')])
    expect(first).toContain('início')
    expect(first).not.toContain('dois')
  })

  test('has the same text as a page that was ready from the start', async () => {
    const late = await render([later(12, 'a & b'), later(3, '<c>')])
    const ready = await render([Promise.resolve('a & b'), Promise.resolve('<c>')])
    expect(words(late.all)).toBe(words(ready.all))
  })

  test('the chunk boundaries of the stream do not matter', async () => {
    const stream = await renderToReadableStream(<Page parts={[later(8, 'um'), later(2, 'dois')]} />)
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    const whole = await pipe([bytes])
    const cut = cutInPieces(new TextDecoder().decode(bytes))
    expect(cut).toBe(whole)
    expect(words(cut)).toContain('um um dentro dois')
  })
})

function pipe(chunks: Uint8Array<ArrayBuffer>[]): Promise<string> {
  return new Response(new Blob(chunks).stream().pipeThrough(inOrderStream())).text()
}

function cutInPieces(html: string): string {
  const document = createReorderer()
  return [...html].map(letter => document.push(letter)).join('') + document.end()
}
