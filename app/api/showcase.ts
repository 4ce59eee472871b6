import { readShowcase } from '../contract/showcase.ts'
import type { ShowcaseName } from '../contract/store-names.ts'
import { type Showcase, toShowcase } from '../models/listing/showcase.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

export type { ShowcaseName }

const read = memoizedParser(readShowcase, toShowcase)

export function fetchShowcase(
  transport: Transport,
  name: ShowcaseName,
  context: MapContext
): Promise<ApiResult<Showcase>> {
  return callApi(transport, { method: 'GET', path: `showcase/products/${name}`, timing: 'section' }, read(context))
}
