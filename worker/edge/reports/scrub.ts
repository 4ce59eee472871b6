const MAX_TEXT_LENGTH = 1_000

const SECRET = String.raw`[\w-]{0,40}(?:token|senha|password|phpsessid|session|sid|secret)`

/** Every repetition is bounded, so that long texts cost little. */
const PERSONAL: [RegExp, string][] = [
  [/\b((?:set-)?cookie|authorization)["']?\s{0,4}[:=][^\n]{1,1000}/gi, '$1 [hidden]'],
  [/\bbearer\s{1,4}[^\s,;"']+/gi, 'bearer [hidden]'],
  [/\?[^\s"')]*/g, ''],
  [new RegExp(String.raw`\b(${SECRET})["']?\s{0,4}[:=]\s{0,4}("[^"\n]*"?|'[^'\n]*'?|[^\s,;"']+)`, 'gi'), '$1 [hidden]'],
  [/((?:evaluations\/store\/add|promotional\/coupon)\/)[^\s:?]+/g, '$1[key]'],
  [/[^\s@"'<>/]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi, '[e-mail]'],
  [/\beyJ[\w-]{5,2000}(?:\.[\w-]{1,2000}){1,2}/g, '[token]'],
  [/\b[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}\b/gi, '[id]'],
  [/\b[a-f\d]{24,}\b/gi, '[id]'],
  [/\d[\d.\-/() ]{6,}\d/g, '[number]']
]

export function scrub(text: string): string {
  const short = text.slice(0, MAX_TEXT_LENGTH * 4)
  return PERSONAL.reduce((rest, [pattern, word]) => rest.replace(pattern, word), short).slice(0, MAX_TEXT_LENGTH)
}
