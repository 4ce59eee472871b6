interface Connection {
  saveData: boolean
  effectiveType: string
}

/** The shopper asks for less data, or the connection is slow: nothing is fetched ahead. Only Chromium tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
