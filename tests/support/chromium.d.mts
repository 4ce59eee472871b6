export function findChromium(): Promise<string>
export function presentChromium(): Promise<string | null>
