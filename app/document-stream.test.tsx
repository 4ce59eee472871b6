import { Children, type ReactNode, Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderToDocumentStream } from './document-stream.server.ts'

test('the ready part of a page leaves first', async () => {
  const slow = Promise.withResolvers<ReactNode>()
  const stream = await renderToDocumentStream(<Page>{section(slow.promise)}</Page>, {})
  const reader = stream.getReader()
  const first = new TextDecoder().decode((await reader.read()).value)
  expect(first).toContain('Vitaminas &amp; minerais')
  expect(first).toContain('…')
  slow.resolve(<p>Whey</p>)
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    rest += new TextDecoder().decode(part.value)
  expect(rest).toContain('<p>Whey</p>')
  await expect(stream.allReady).resolves.toBeUndefined()
})

test('what is ready of a large page leaves together', async () => {
  const cards = Array(2_000).fill(<li>Ômega 3</li>)
  const stream = await renderToDocumentStream(<Page>{Children.toArray(cards)}</Page>, {})
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  expect(await new Blob(parts as BlobPart[]).text()).toMatch(/(<li>Ômega 3<\/li>){2000}<\/body><\/html>$/)
  expect(parts.length).toBeLessThanOrEqual(2)
})

test('given up in time, the fallback stays and the document ends', async () => {
  const options = { signal: AbortSignal.timeout(30), onError() {} }
  const stream = await renderToDocumentStream(<Page>{section(new Promise(() => {}))}</Page>, options)
  const html = await new Response(stream).text()
  expect(html).toContain('…')
  expect(html).toContain('</html>')
})

test('a page that cannot be begun is an error of the call', async () => {
  function Broken(): ReactNode {
    throw new Error('broken')
  }
  await expect(renderToDocumentStream(<Broken />, { onError() {} })).rejects.toThrow('broken')
})

test('a reader that leaves ends the render, which is no error', async () => {
  const errors: unknown[] = []
  const page = <Page>{section(new Promise(() => {}))}</Page>
  const stream = await renderToDocumentStream(page, { onError: error => void errors.push(error) })
  const reader = stream.getReader()
  await reader.read()
  await reader.cancel()
  await stream.allReady
  expect(errors).toEqual([])
})

test('a body that nobody begins to read ends it as well', async () => {
  const slow = Promise.withResolvers<ReactNode>()
  const stream = await renderToDocumentStream(<Page>{section(slow.promise)}</Page>, {})
  await stream.cancel()
  await expect(stream.allReady).resolves.toBeUndefined()
})

function section(content: Promise<ReactNode>): ReactNode {
  return (
    <Suspense fallback={<span>…</span>}>
      <Content of={content} />
    </Suspense>
  )
}

function Content({ of }: { of: Promise<ReactNode> }) {
  return use(of)
}

function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>
        Vitaminas &amp; minerais
        {children}
      </body>
    </html>
  )
}
