import { createBrowserTransport } from '../../api/transport.browser'
import { type CepAnswer, sendCep } from './cep'

/** The wire schemas come along with it: loaded when the first CEP is sent. */
export function sendInBrowser(cep: string): Promise<CepAnswer> {
  return sendCep(createBrowserTransport(), cep)
}
