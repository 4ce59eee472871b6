import { readCommand, readErrorText } from '../contract/command.ts'
import { readWishlist } from '../contract/wishlist.ts'
import { callApi, type Transport } from './client.ts'
import { type ApiResult, refusal } from './failure.ts'

export function fetchWishlist(transport: Transport) {
  const call = { method: 'GET', path: 'wishlist', minimal: true } as const
  return callApi(transport, call, body => readWishlist(body)?.favoritos ?? null)
}

/** Spec 7. A 200 that says `sucesso: false` is a failure, with the server's words. */
export async function changeWishlist(
  transport: Transport,
  { flag, product }: { flag: boolean; product: number }
): Promise<ApiResult<true>> {
  const result = await command(transport, flag ? 'add' : 'remove', product)
  if (!result.ok) return result
  const { sucesso, mensagem } = result.data
  return sucesso ? { ok: true, data: true } : refusal(200, mensagem)
}

export async function verifyFavorite(transport: Transport, product: number): Promise<ApiResult<boolean>> {
  const result = await command(transport, 'verify', product)
  return result.ok ? { ok: true, data: result.data.sucesso } : result
}

function command(transport: Transport, verb: 'add' | 'remove' | 'verify', product: number) {
  const body = { idProduto: product, idAtributoSimples: 0, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' }
  return callApi(transport, { method: 'POST', path: `wishlist/${verb}`, body }, answer => {
    const said = readCommand(answer)
    return said && { sucesso: said.sucesso, mensagem: readErrorText(answer) }
  })
}
