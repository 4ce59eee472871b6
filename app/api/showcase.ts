import { readShowcase } from '../contract/showcase.ts'
import type { ShowcaseName } from '../contract/store-names.ts'
import type { MapContext } from '../models/map-context.ts'
import { type Showcase, toShowcase } from '../models/showcase.ts'
import { ask, reading, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

export type { ShowcaseName }

const read = reading(readShowcase, toShowcase)

export function fetchShowcase(
  transport: Transport,
  name: ShowcaseName,
  context: MapContext
): Promise<ApiResult<Showcase>> {
  return ask(transport, { method: 'GET', path: `showcase/products/${name}`, timing: 'section' }, read(context))
}
