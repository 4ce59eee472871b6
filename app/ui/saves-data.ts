interface Connection {
  saveData: boolean
  effectiveType: string
}

/** Whether the shopper asks for less data or the connection is slow. False where the browser does not tell: Chromium alone does. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
