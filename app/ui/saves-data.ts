interface Connection {
  saveData: boolean
  effectiveType: string
}

/** True where nothing is to be fetched ahead: the shopper asks for less data, or the connection is slow. Chromium alone tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
