/** The field with the idempotency key. Only scripts add it, so it also identifies submissions by fetcher. */
export const SENDING_KEY_FIELD = 'envio'

export function sendingKeyOf(form: FormData): string | null {
  const key = form.get(SENDING_KEY_FIELD)
  return typeof key === 'string' && UUID.test(key) ? key : null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
