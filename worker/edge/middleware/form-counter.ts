/** `files`: two unresized camera pictures. A review allows smaller ones and says so beside the field. */
export const MAX_FORM_BYTES = { words: 256 * 1024, files: 24 * 1024 * 1024 }
/** A shopping list sends three fields for each of its hundred products. */
const MAX_FIELDS = 1_000
const MAX_PARTS = 100

const MULTIPART = /^multipart\/form-data\b/i
/** What browsers write. Of another, parsers may read another boundary than the one counted here. */
const PLAIN = /^multipart\/form-data; ?boundary=([\w-]{1,70})$/i
const FILE = 'filename='

/** Counts the fields of a form in its bytes. */
export function createFormCounter(type: string) {
  const isMultipart = MULTIPART.test(type)
  const boundary = PLAIN.exec(type)?.[1]
  const separators = createSignCounter(isMultipart ? `--${boundary}` : '&')
  const files = createSignCounter(FILE)
  let bytes = 0
  return {
    isMultipart,
    isPlain: !isMultipart || boundary !== undefined,
    add(chunk: Uint8Array): void {
      bytes += chunk.byteLength
      const text = latin1.decode(chunk)
      separators.add(text)
      if (isMultipart && files.count() === 0) files.add(text)
    },
    bytes: () => bytes,
    isTooMuch(): boolean {
      const maxBytes = files.count() > 0 ? MAX_FORM_BYTES.files : MAX_FORM_BYTES.words
      return bytes > maxBytes || separators.count() > (isMultipart ? MAX_PARTS : MAX_FIELDS)
    }
  }
}

/** One character for each byte. */
const latin1 = new TextDecoder('latin1')

/** Counts a sign in text that arrives in pieces. */
function createSignCounter(sign: string) {
  let tail = ''
  let count = 0
  return {
    add(piece: string): void {
      const text = tail + piece
      for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + sign.length)) count += 1
      tail = text.slice(text.length - Math.min(text.length, sign.length - 1))
    },
    count: () => count
  }
}
