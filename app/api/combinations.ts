import { readCombinations } from '../contract/product-detail.ts'
import { toCombinations } from '../models/product/combinations.ts'
import { defineRead } from './client.ts'

export const fetchCombinations = defineRead(
  (url: string) => ({ path: 'url/product/detail', query: { url }, timing: 'section' }),
  readCombinations,
  ({ conteudo }, context) => toCombinations(conteudo.combinacoes, context)
)
