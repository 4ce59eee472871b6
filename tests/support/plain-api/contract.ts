/** A JSON schema or another part of the API's document. */
interface Part {
  [name: string]: unknown
}

export type Contract = ReturnType<typeof readContract>

/** The API's document without the store's own additions, which are marked `x-extension`. */
export function readContract(document: unknown) {
  const operations = Object.entries(at(document, 'paths')).flatMap(([path, calls]) =>
    Object.entries(at(calls)).flatMap(([method, call]) => readOperation(`${method} ${path}`, at(call)))
  )

  function readOperation(name: string, call: Part) {
    if (isExtension(call)) return []
    const [method = '', path = ''] = name.split(' ')
    const pattern = new RegExp(`^${path.replace('/v2/front/', '').replace(/\{\w+\}/g, '[^/]+')}$`)
    const extensions = listOf(call.parameters).filter(isExtension).map(nameOf)
    return [{ method: method.toUpperCase(), pattern, extensions, answer: schemaOf(call, '200') }]
  }

  function schemaOf(call: Part, status: string): unknown {
    return at(resolve(at(call, 'responses')[status]), 'content', 'application/json').schema
  }

  function resolve(part: unknown): Part {
    const { $ref } = at(part)
    return typeof $ref === 'string' ? resolve(at(document, ...$ref.split('/').slice(1))) : at(part)
  }

  /** The schema and all that it is made of. */
  function partsOf(given: unknown, value: unknown): Part[] {
    const schema = resolve(given)
    if (isExtension(schema)) return []
    const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].map(resolve)
    const chosen = choices.filter(choice => partsOf(choice, value).some(part => isOf(part, value))).slice(0, 1)
    return [schema, ...[...listOf(schema.allOf), ...chosen].flatMap(part => partsOf(part, value))]
  }

  /** The value without properties that the schema does not name. Objects of free names stay. */
  function keep(schema: unknown, value: unknown): unknown {
    const parts = partsOf(schema, value)
    if (Array.isArray(value)) {
      const items = parts.find(part => part.items)?.items
      return items ? value.filter(item => !isOwnValue(items, item)).map(item => keep(items, item)) : value
    }
    if (typeof value !== 'object' || value === null) return value
    const properties: Part = Object.assign({}, ...parts.map(part => part.properties))
    const others = parts.map(part => part.additionalProperties).find(part => typeof part === 'object')
    const isFree = Object.keys(properties).length === 0
    const kept = Object.entries(value).flatMap(([name, held]) => {
      const named = properties[name] ?? others
      if (!named) return isFree ? [[name, held]] : []
      return isExtension(named) ? [] : [[name, keep(named, held)]]
    })
    return Object.fromEntries(kept)
  }

  function isOwnValue(schema: unknown, value: unknown): boolean {
    return partsOf(schema, value).some(part =>
      Object.entries(at(part.properties)).some(([name, named]) =>
        listOf(at(named)['x-extension-values']).includes(at(value)[name])
      )
    )
  }

  return {
    find: (method: string, path: string) =>
      operations.find(operation => operation.method === method && operation.pattern.test(path)) ?? null,
    keep,
    error: { $ref: '#/components/schemas/Error' }
  }
}

function isExtension(part: unknown): boolean {
  return at(part)['x-extension'] === true
}

function nameOf(part: unknown): string {
  return String(at(part).name)
}

function isOf({ type }: Part, value: unknown): boolean {
  const is = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  return [type].flat().includes(is) || (is === 'number' && type === 'integer')
}

function at(part: unknown, ...names: string[]): Part {
  return names.reduce((held: Part, name) => Object(held[name]), Object(part))
}

function listOf(part: unknown): unknown[] {
  return Array.isArray(part) ? part : []
}
