import * as v from 'valibot'

/**
 * Building blocks of the wire schemas. A field never fails: what is missing or of another type becomes the block's
 * empty value. Only what makes a thing useless without it (`requiredId`, `requiredText`, `requiredNumber`) fails,
 * and then its `item` is dropped from the list around it.
 */
export const text = v.fallback(v.pipe(v.unknown(), v.transform(toText)), '')
export const number = v.fallback(v.pipe(v.unknown(), v.transform(toNumber)), null)
export const id = v.fallback(v.pipe(v.unknown(), v.transform(toId)), 0)
export const flag = v.fallback(v.pipe(v.unknown(), v.transform(toFlag)), false)
export const stringMap = v.fallback(v.pipe(v.unknown(), v.transform(toStringMap)), () => ({}))

export function texts<const Key extends string>(...keys: Key[]) {
  return v.entriesFromList(keys, text)
}

export const requiredId = v.pipe(v.unknown(), v.transform(toId), v.minValue(1))
export const requiredText = v.pipe(v.unknown(), v.transform(toText), v.trim(), v.minLength(1))
export const requiredNumber = v.pipe(v.unknown(), v.transform(toNumber), v.number())

/** An object whose entries are all tolerant. `[]`, null, '' and a missing value read as the empty object. */
export function shape<const E extends v.ObjectEntries>(entries: E) {
  const schema = item(entries)
  return v.fallback(schema, () => v.parse(schema, {}))
}

export function item<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(v.unknown(), v.transform(toRecord), v.object(entries))
}

/** The main object of a body. A scalar in its place makes the whole body invalid. */
export function section<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(v.unknown(), v.check(isObject), item(entries))
}

export function maybe<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.nullable(schema), null)
}

/** An array, or an object used as one (PHP writes lists with gaps as objects). Bad items are dropped. */
export function list<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.pipe(v.unknown(), v.transform(listReader(schema))), () => [])
}

export function first<const S extends v.GenericSchema>(schema: S) {
  const read = (input: unknown) => usable(input, schema).next().value
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), null)
}

/** The main list of a body. A scalar, or a list without a valid item, makes the whole body invalid. */
export function bodyList<const S extends v.GenericSchema>(schema: S) {
  return v.nullish(
    v.pipe(
      v.unknown(),
      v.check(input => input === '' || isObject(input)),
      v.transform(input => ({ items: [...usable(input, schema)], isEmpty: toValues(input).length === 0 })),
      v.check(({ items, isEmpty }) => isEmpty || items.length > 0),
      v.transform(({ items }) => items)
    ),
    []
  )
}

export type Wire<Read extends (body: unknown) => unknown> = NonNullable<ReturnType<Read>>

/**
 * Reads a whole body: an object (perhaps inside a lone `data`) with at least one of `keys`. Never throws. Parses a body
 * once: the gateway validates the same object that the loaders read. The result is shared, so nobody may change it.
 */
export function bodyReader<const E extends v.ObjectEntries>(keys: readonly string[], entries: E) {
  return schemaReader(keys, v.object(entries))
}

export function schemaReader<const S extends v.GenericSchema>(keys: readonly string[], schema: S) {
  const parsed = new WeakMap<object, v.InferOutput<S> | null>()
  return function readBody(body: unknown): v.InferOutput<S> | null {
    const root = unwrap(body, keys)
    if (!root) return null
    if (!parsed.has(root)) parsed.set(root, parse(schema, root))
    return parsed.get(root) ?? null
  }
}

function parse<const S extends v.GenericSchema>(schema: S, root: unknown): v.InferOutput<S> | null {
  try {
    return v.parse(schema, root)
  } catch {
    // The body is invalid, or nested deeper than the stack allows.
    return null
  }
}

function unwrap(body: unknown, keys: readonly string[]): Record<string, unknown> | null {
  if (!isRecord(body)) return null
  const root = [body, body.data].filter(isRecord).find(record => keys.some(key => Object.hasOwn(record, key)))
  return root ?? null
}

export function listReader<const S extends v.GenericSchema>(schema: S) {
  return (input: unknown): v.InferOutput<S>[] => [...usable(input, schema)]
}

function* usable<const S extends v.GenericSchema>(input: unknown, schema: S): Generator<v.InferOutput<S>, null> {
  for (const value of toValues(input)) {
    const result = v.safeParse(schema, value)
    if (result.success) yield result.output
  }
  return null
}

function toText(input: unknown): string {
  if (typeof input === 'string') return input
  return typeof input === 'number' && Number.isFinite(input) ? String(input) : ''
}

/** Numbers also as strings, with a decimal point or as written in Brazil (`1.234,56`). */
function toNumber(input: unknown): number | null {
  if (typeof input === 'number') return Number.isFinite(input) ? input : null
  if (typeof input !== 'string' || input.trim() === '') return null
  const plain = /^\s*-?\d{1,3}(\.?\d{3})*,\d+\s*$/.test(input) ? input.replaceAll('.', '').replace(',', '.') : input
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

function toId(input: unknown): number {
  const value = toNumber(input)
  return value !== null && Number.isSafeInteger(value) && value > 0 ? value : 0
}

function toFlag(input: unknown): boolean {
  return input === true || input === 1 || (typeof input === 'string' && /^(1|true|s|sim)$/i.test(input.trim()))
}

function toStringMap(input: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(toRecord(input)).map(([key, value]) => [key, toText(value)]))
}

function toRecord(input: unknown): Record<string, unknown> {
  return isRecord(input) ? input : {}
}

function toValues(input: unknown): unknown[] {
  if (Array.isArray(input)) return input
  return isRecord(input) ? Object.values(input) : []
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return isObject(input) && !Array.isArray(input)
}

function isObject(input: unknown): input is object {
  return typeof input === 'object' && input !== null
}
