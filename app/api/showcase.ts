import { readShowcase } from '../contract/showcase.ts'
import type { ShowcaseName } from '../contract/store-names.ts'
import { toShowcase } from '../models/listing/showcase.ts'
import { defineRead } from './client.ts'

export type { ShowcaseName }

export const fetchShowcase = defineRead(
  (name: ShowcaseName) => ({ path: `showcase/products/${name}`, timing: 'section' }),
  readShowcase,
  toShowcase
)
