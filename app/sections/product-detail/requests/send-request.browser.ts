import { createBrowserTransport } from '../../../api/transport.browser'
import type { Translator } from '../../../i18n/translator'
import type { RequestAnswer } from './request'
import { type SentRequest, sendRequest } from './send-request'

/** The wire schemas come along with it: loaded when the form is sent. */
export function sendRequestInBrowser(sent: SentRequest, t: Translator): Promise<RequestAnswer> {
  return sendRequest(createBrowserTransport(), sent, t)
}
