/** Ports of the servers that the browser tests start; away from the store's own 8787. */
export const PORTS = { store: 8901, foreignStore: 8902, foreignApi: 8903, slowStore: 8904, slowApi: 8905 } as const
