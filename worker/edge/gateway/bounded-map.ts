/** A map of at most `limit` entries. A new entry removes the oldest. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override set(key: Key, value: Value): this {
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.#limit) break
      this.delete(oldest)
    }
    return this
  }
}
