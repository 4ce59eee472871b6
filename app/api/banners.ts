import { readBanners } from '../contract/banners.ts'
import type { BannerName } from '../contract/store-names.ts'
import { type Banner, toBanners } from '../models/banners.ts'
import type { MapContext } from '../models/map-context.ts'
import { ask, reading, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const read = reading(readBanners, toBanners)

export function fetchBanners(
  transport: Transport,
  name: BannerName,
  context: MapContext
): Promise<ApiResult<Banner[]>> {
  return ask(transport, { method: 'GET', path: `showcase/banners/${name}`, timing: 'section' }, read(context))
}
