import type { Formula } from '../formula.ts'
import { accessories } from './accessories.ts'
import { aminoAcids } from './amino-acids.ts'
import { beautyAndWeight } from './beauty-and-weight.ts'
import { health } from './health.ts'
import { kits } from './kits.ts'
import { minerals } from './minerals.ts'
import { performance } from './performance.ts'
import { proteins } from './proteins.ts'
import { snacks } from './snacks.ts'
import { vitamins } from './vitamins.ts'

/** In the order of their numbers. */
export const formulas: Formula[] = [
  ...vitamins,
  ...minerals,
  ...proteins,
  ...performance,
  ...aminoAcids,
  ...health,
  ...beautyAndWeight,
  ...snacks,
  ...accessories,
  ...kits
]
