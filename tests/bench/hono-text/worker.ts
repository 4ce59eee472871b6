import { Hono } from 'hono'

/** Markup that compresses as well as a page. */
const CARDS = Array.from({ length: 700 }, (_, n) => {
  const name = `produto-${(n * 7919) % 10_007}`
  return `<li class="card"><a href="/${name}"><img src="/${name}.webp" alt="${name}" width="300"></a></li>`
})
const TEXT = `<!doctype html><ul>${CARDS.join('').slice(0, 60 * 1024)}</ul></html>`

/** The baseline of the bench: the cost of a request whose Worker does nothing. */
const app = new Hono()
app.get('/text', c => c.text('ok'))
app.get('/60kb', c => c.text(TEXT))

export default app
