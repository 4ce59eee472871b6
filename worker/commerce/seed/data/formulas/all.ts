import type { Formula } from '../formula.ts'
import { aminoAcids } from './amino-acids.ts'
import { beautyAndWeight } from './beauty-and-weight.ts'
import { health } from './health.ts'
import { minerals } from './minerals.ts'
import { performance } from './performance.ts'
import { proteins } from './proteins.ts'
import { vitamins } from './vitamins.ts'

export const formulas: Formula[] = [
  ...vitamins,
  ...minerals,
  ...proteins,
  ...performance,
  ...aminoAcids,
  ...health,
  ...beautyAndWeight
]
