interface Quarter {
  memory: number[]
  times: number[]
  errors: number
  requests: number
  keys: number | string
}

export function soak(): Promise<void>
export function judgeSoak(quarters: Quarter[]): { rows: object[]; broken: string[] }
export function nextRequest(
  turn: number,
  paths: { pages: string[]; pictures: string[]; product: { carrinho: object } }
): { method: string; path: string; statuses: number[] }
