export const BRAZIL = 'BRA'

export const UFS = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

export type Country = ReturnType<typeof countryChoices>[number]

export function countryChoices(codes: readonly string[], locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  const others = codes.filter(code => /^[A-Z]{2}$/.test(code) && code !== 'BR')
  return [
    { code: BRAZIL, name: names.of('BR') ?? BRAZIL },
    ...[...new Set(others)]
      .map(code => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => one.name.localeCompare(other.name, locale))
  ]
}
