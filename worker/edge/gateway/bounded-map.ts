/** A map whose entries together have at most the size `limit`; each counts one by default. The oldest make room for others. `lru-cache` has much that nothing here needs. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number
  readonly #sizeOf: (key: Key, value: Value) => number
  #total = 0

  constructor(limit: number, sizeOf: (key: Key, value: Value) => number = () => 1) {
    super()
    this.#limit = limit
    this.#sizeOf = sizeOf
  }

  override set(key: Key, value: Value): this {
    const replaced = this.get(key)
    if (replaced !== undefined) this.#total -= this.#sizeOf(key, replaced)
    this.#total += this.#sizeOf(key, value)
    super.set(key, value)
    if (this.#total > this.#limit) this.#makeRoom()
    return this
  }

  override delete(key: Key): boolean {
    const value = this.get(key)
    if (value !== undefined) this.#total -= this.#sizeOf(key, value)
    return super.delete(key)
  }

  #makeRoom(): void {
    for (const oldest of this.keys()) {
      this.delete(oldest)
      if (this.#total <= this.#limit) return
    }
  }
}
