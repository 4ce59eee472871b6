import { readCombinations } from '../contract/product-detail.ts'
import { type Combination, toCombinations } from '../models/product/combinations.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

/** The combinations of the product at that path. */
export function fetchCombinations(
  transport: Transport,
  url: string,
  context: MapContext
): Promise<ApiResult<Combination[]>> {
  const call = { method: 'GET', path: 'url/product/detail', query: { url }, timing: 'section' } as const
  return callApi(transport, call, body => {
    const wire = readCombinations(body)
    return wire && toCombinations(wire.conteudo.combinacoes, context)
  })
}
