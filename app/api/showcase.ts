import { readShowcase } from '../contract/showcase.ts'
import type { MapContext } from '../models/map-context.ts'
import { type Showcase, toShowcase } from '../models/showcase.ts'
import { ask, reading, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const read = reading(readShowcase, toShowcase)

export function fetchShowcase(transport: Transport, name: string, context: MapContext): Promise<ApiResult<Showcase>> {
  const path = `showcase/products/${encodeURIComponent(name)}`
  return ask(transport, { method: 'GET', path, timing: 'section' }, read(context))
}
