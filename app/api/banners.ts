import { readBanners } from '../contract/banners.ts'
import type { BannerName } from '../contract/store-names.ts'
import { type Banner, toBanners } from '../models/content/banners.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const read = memoizedParser(readBanners, toBanners)

export function fetchBanners(
  transport: Transport,
  name: BannerName,
  context: MapContext
): Promise<ApiResult<Banner[]>> {
  return callApi(transport, { method: 'GET', path: `showcase/banners/${name}`, timing: 'section' }, read(context))
}
