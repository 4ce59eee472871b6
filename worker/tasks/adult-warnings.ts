import { knowsWords, readAdultMarks } from '../../app/models/product/adult-mark.ts'

type Settings = Partial<Record<'API_ORIGIN' | 'ADULT_MARKS' | 'ADULT_VERIFIER', string>>

/** What a shop that may sell alcohol has to decide for itself. */
export function adultWarnings({ API_ORIGIN, ADULT_MARKS = '', ADULT_VERIFIER }: Settings): string[] {
  const isDeclared = !ADULT_VERIFIER?.trim() || ADULT_VERIFIER.trim().toLowerCase() === 'declaration'
  return [
    ...(knowsWords(readAdultMarks(ADULT_MARKS) ?? []) ? [] : [NO_WORDS]),
    ...(API_ORIGIN && isDeclared ? [DECLARED] : [])
  ]
}

const NO_WORDS =
  'ADULT_MARKS is off: names like "Vinho" mark no product. Lei 13.106/2015 and Lei 15.211/2025 forbid selling alcohol to minors, so mark it with selo, filtro, atributo, palavra or categoria, or sell none'
const DECLARED =
  'ADULT_VERIFIER is "declaration": the shopper says to be over 18. Lei 15.211/2025 takes no declaration alone. A shop that sells alcohol sets "account" (date of birth), or "checkout" when its checkout verifies the age'
