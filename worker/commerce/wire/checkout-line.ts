import { html } from 'hono/html'

interface LineIdentity {
  idProduto: number
  idAtributoSimples?: number
  idUnidadeVenda?: number
  idArmazem?: number
  adicional?: string
}

/** The identity of a line as form fields. */
export function lineFields({ idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional }: LineIdentity) {
  return html`<input type="hidden" name="idProduto" value="${idProduto}">
<input type="hidden" name="idAtributoSimples" value="${idAtributoSimples ?? 0}">
<input type="hidden" name="idUnidadeVenda" value="${idUnidadeVenda ?? 0}">
<input type="hidden" name="idArmazem" value="${idArmazem ?? 0}">
<input type="hidden" name="adicional" value="${adicional ?? ''}">`
}
