declare module 'virtual:page-styles' {
  /** Style sheets by their address, without a mark. */
  export const sheets: Readonly<Record<string, string>>
}
