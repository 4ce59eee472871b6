export interface Shared {
  title: string
  /** Absolute address of the product. */
  url: string
}
