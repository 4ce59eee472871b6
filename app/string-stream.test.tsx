import { Component, type ReactNode, Suspense, use } from 'react'
import type { RenderToReadableStreamOptions } from 'react-dom/server'
import { renderToReadableStream } from 'react-dom/server.edge'
import { describe, expect, test } from 'vitest'
import { renderToStringStream } from './string-stream.server.ts'

type Render = typeof renderToStringStream
type Options = Omit<RenderToReadableStreamOptions, 'onHeaders'>

const OPTIONS: Options = {
  nonce: 'n0nce',
  bootstrapScriptContent: 'boot("</script>")',
  progressiveChunkSize: Number.POSITIVE_INFINITY
}

describe('the text renderer writes the HTML of the renderer for workers', () => {
  test.each([
    ['what stands still', () => <Page>{null}</Page>],
    ['a section that comes later', () => <Page>{section(later(<p>Whey 900 g</p>))}</Page>],
    [
      'sections in another order',
      () => <Page>{[section(later(<p>1</p>, 40), 'first'), section(later(<p>2</p>, 10), 'second')]}</Page>
    ],
    ['a section in a section', () => <Page>{section(later(<div>{section(later(<b>Ômega 3</b>, 20))}</div>))}</Page>],
    ['a section that fails', () => <Page>{section(failing())}</Page>],
    ['a section below a closed error boundary', () => <Page>{<Boundary>{section(later(<i>ok</i>))}</Boundary>}</Page>],
    ['rows that come later', () => <Page>{<Table row={later(<Row />)} />}</Page>]
  ])('%s', async (_, page) => {
    const edge = await readAll(renderToReadableStream, page())
    const own = await readAll(renderToStringStream, page())
    expect(own.html).toBe(edge.html)
    expect(own.errors).toEqual(edge.errors)
    expect(own.html).toContain('</html>')
  })

  test('an aborted render keeps the fallback, and ends the document', async () => {
    const never = () => <Page>{section(new Promise(() => {}))}</Page>
    const [edge, own] = await Promise.all(
      [renderToReadableStream, renderToStringStream].map(render =>
        readAll(render, never(), { signal: AbortSignal.timeout(30) })
      )
    )
    expect(own?.html).toBe(edge?.html)
    expect(own?.html).toContain('</html>')
  })
})

describe('the stream', () => {
  test('has one chunk for each wait, the ready parts first', async () => {
    const slow = Promise.withResolvers<ReactNode>()
    const stream = await renderToStringStream(<Page>{section(slow.promise)}</Page>, OPTIONS)
    const reader = stream.getReader()
    const first = new TextDecoder().decode((await reader.read()).value)
    expect(first).toContain('Vitaminas &amp; minerais')
    expect(first).toContain('…')
    slow.resolve(<p>Whey</p>)
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('<p>Whey</p>')
    expect((await reader.read()).done).toBe(true)
    await expect(stream.allReady).resolves.toBeUndefined()
  })

  test('passes kept bytes through in their place', async () => {
    const large = '<i>Óleo de linhaça</i>'.repeat(50)
    // Different bytes, so that the test can tell them apart.
    const encoded = new Map([[large, new TextEncoder().encode('known')]])
    const piece = (html: string) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what is tested.
      <div dangerouslySetInnerHTML={{ __html: html }} />
    )
    const page = (
      <main>
        é{piece(large)}ç{section(later(piece(large)))}
      </main>
    )
    const html = await new Response(await renderToStringStream(page, { ...OPTIONS, encoded })).text()
    expect(html).toMatch(/^<main>é<div>known<\/div>ç/)
    expect(html.split('<div>known</div>')).toHaveLength(3)
    expect(html).not.toContain('linhaça')
  })

  test('a page that fails before its shell rejects the call', async () => {
    function Broken(): ReactNode {
      throw new Error('broken')
    }
    await expect(renderToStringStream(<Broken />, { onError() {} })).rejects.toThrow('broken')
  })

  test('a cancelled stream ends the render without an error', async () => {
    const errors: unknown[] = []
    const page = <Page>{section(new Promise(() => {}))}</Page>
    const stream = await renderToStringStream(page, { onError: error => void errors.push(error) })
    const reader = stream.getReader()
    await reader.read()
    await reader.cancel()
    await stream.allReady
    expect(errors).toEqual([])
  })

  test('a stream cancelled before its first read ends the render too', async () => {
    const slow = Promise.withResolvers<ReactNode>()
    const stream = await renderToStringStream(<Page>{section(slow.promise)}</Page>, OPTIONS)
    await stream.cancel()
    await expect(stream.allReady).resolves.toBeUndefined()
  })
})

async function readAll(render: Render | typeof renderToReadableStream, page: ReactNode, more: Options = {}) {
  const errors: string[] = []
  const stream = await render(page, { ...OPTIONS, ...more, onError: error => void errors.push(String(error)) })
  return { html: await new Response(stream).text(), errors }
}

// Created once for both renders: React prints where an error was created.
const error = new Error('no')

function failing(): Promise<never> {
  return Promise.reject(error)
}

function later<T>(value: T, ms = 10): Promise<T> {
  return new Promise(resolve => setTimeout(resolve, ms, value))
}

function section(content: Promise<ReactNode>, key?: string): ReactNode {
  return (
    <Suspense key={key} fallback={<span>…</span>}>
      <Content of={content} />
    </Suspense>
  )
}

function Content({ of }: { of: Promise<ReactNode> }) {
  return use(of)
}

function Row() {
  return (
    <tr>
      <td>R$ 10</td>
    </tr>
  )
}

function Table({ row }: { row: Promise<ReactNode> }) {
  return (
    <table>
      <tbody>
        <Suspense>
          <Content of={row} />
        </Suspense>
      </tbody>
    </table>
  )
}

class Boundary extends Component<{ children: ReactNode }> {
  override render() {
    return this.props.children
  }
}

/** Typical markup of a shop: adjacent text nodes, quotes, entities, non-ASCII letters, raw HTML and form controls. */
function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <head>
        <title>{'Seiva <"&\'>'}</title>
        <link rel="preload" as="image" href="/a.webp" imageSrcSet="/a.webp 1x" />
        <style precedence="x" href="critical">
          {'a > b { color: red }'}
        </style>
        <script async src="/a.js" />
      </head>
      <body>
        Vitaminas &amp; minerais {1}
        {'\u{1F33F} áéí \uD800'}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is what is tested. */}
        <div dangerouslySetInnerHTML={{ __html: '<em>raw</em>' }} style={{ opacity: 0.5 }} />
        <form action="/busca">
          <input type="checkbox" defaultChecked name={'"a"'} disabled={false} />
          <select defaultValue="b">
            <option value="a">A</option>
            <option value="b">B</option>
          </select>
          <textarea defaultValue={'\nlinha'} />
        </form>
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <path d="M0 0" strokeWidth={2} />
        </svg>
        {children}
      </body>
    </html>
  )
}
