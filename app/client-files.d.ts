declare module 'virtual:client-files' {
  /** Style sheets by their address, without a mark. */
  export const sheets: Readonly<Record<string, string>>
  /** Bytes of scripts by their address. */
  export const sizes: Readonly<Record<string, number>>
  /** Addresses of entries that do nothing but import a chunk, and of that chunk. */
  export const facades: Readonly<Record<string, string>>
  /** Addresses of what the catalogue's route imports to show a `product` or a `listing`, and home's its `home-view`. */
  export const views: Readonly<Record<string, { modules: string[]; css: string[] }>>
}
