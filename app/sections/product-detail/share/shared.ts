export interface Shared {
  title: string
  /** Absolute URL of the product. */
  url: string
}
