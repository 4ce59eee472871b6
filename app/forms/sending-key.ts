/** The form's field that tells one sending from another; made by the browser's scripts, which send a form with a fetcher. */
export const SENDING_KEY_FIELD = 'envio'

export function sendingKeyOf(form: FormData): string | null {
  const key = form.get(SENDING_KEY_FIELD)
  return typeof key === 'string' && UUID.test(key) ? key : null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
