import { readCommand } from '../contract/command.ts'
import { readWishlist } from '../contract/wishlist.ts'
import { ask, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

/** Ids of the favourite products. */
export function fetchWishlist(transport: Transport): Promise<ApiResult<number[]>> {
  return ask(transport, { method: 'GET', path: 'wishlist' }, body => readWishlist(body)?.favoritos ?? null)
}

/** Spec 7. `true` when the server says that it did it. */
export function changeWishlist(
  transport: Transport,
  { verb, product, attribute = 0 }: { verb: 'add' | 'remove'; product: number; attribute?: number }
): Promise<ApiResult<boolean>> {
  const body = {
    idProduto: product,
    idAtributoSimples: attribute,
    idUnidadeVenda: 0,
    quantidade: 1,
    parametroAdicional: ''
  }
  return ask(
    transport,
    { method: 'POST', path: `wishlist/${verb}`, body },
    answer => readCommand(answer)?.sucesso ?? null
  )
}
