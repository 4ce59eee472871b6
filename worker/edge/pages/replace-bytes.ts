import { Buffer } from 'node:buffer'

/** Replaces an ASCII text in bytes by another one of the same length. */
export function replaceIn(bytes: ArrayBuffer, text: string, by: string): Uint8Array<ArrayBuffer> {
  const replaced = Buffer.from(bytes)
  overwrite(replaced, Buffer.from(text), Buffer.from(by))
  return replaced
}

function overwrite(bytes: Buffer, wanted: Buffer, replacement: Buffer): void {
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + wanted.length))
    replacement.copy(bytes, at)
}

/** Replaces the text in a stream, also where it is cut between chunks. */
export function replaceBytes(text: string, by: string): TransformStream<Uint8Array, Uint8Array> {
  const wanted = Buffer.from(text)
  const replacement = Buffer.from(by)
  let rest = Buffer.alloc(0)
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = Buffer.concat([rest, chunk])
      overwrite(bytes, wanted, replacement)
      const end = bytes.length - lengthOfStart(bytes, wanted)
      rest = bytes.subarray(end)
      if (end > 0) controller.enqueue(bytes.subarray(0, end))
    },
    flush(controller) {
      if (rest.length > 0) controller.enqueue(rest)
    }
  })
}

/** How many bytes at the end may be the start of the wanted ones. */
function lengthOfStart(bytes: Buffer, wanted: Buffer): number {
  for (let length = Math.min(wanted.length - 1, bytes.length); length > 0; length -= 1)
    if (bytes.subarray(bytes.length - length).equals(wanted.subarray(0, length))) return length
  return 0
}
