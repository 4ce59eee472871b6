import type { Middleware } from '../types.ts'
import { createFormCounter, MAX_FORM_BYTES } from './form-counter.ts'

/** Counts a form while it is read, because parsing it costs more than its bytes, which `hono/body-limit` counts alone. */
export const formLimit: Middleware = async (c, next) => {
  const { body, headers } = c.req.raw
  if (!body) return next()
  const refuse = () => c.text('Conteúdo grande demais', 413)
  const count = createFormCounter(headers.get('content-type') ?? '')
  if (!count.isPlain) return c.text('Formulário inválido', 415)
  if (Number(headers.get('content-length')) > (count.isMultipart ? MAX_FORM_BYTES.files : MAX_FORM_BYTES.words))
    return refuse()
  c.req.raw = new Request(c.req.raw, { body: body.pipeThrough(bounded(count)) })
  await next()
  if (count.isTooMuch()) c.res = refuse()
}

/** The rest of a refused form is read and dropped: an answer while it still arrives may be lost. */
function bounded(count: ReturnType<typeof createFormCounter>) {
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count.add(chunk)
      if (!count.isTooMuch()) controller.enqueue(chunk)
      else if (count.bytes() > MAX_FORM_BYTES.files) controller.error(new Error('The form is too large'))
    }
  })
}
