export function cleanText(typed: string): string {
  return typed
    .normalize()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
