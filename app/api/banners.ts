import { readBanners } from '../contract/banners.ts'
import { type Banner, toBanners } from '../models/banners.ts'
import type { MapContext } from '../models/map-context.ts'
import { ask, reading, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const read = reading(readBanners, toBanners)

export function fetchBanners(transport: Transport, name: string, context: MapContext): Promise<ApiResult<Banner[]>> {
  const path = `showcase/banners/${encodeURIComponent(name)}`
  return ask(transport, { method: 'GET', path, timing: 'section' }, read(context))
}
