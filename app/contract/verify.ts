import * as v from 'valibot'
import { bodyReader, requiredText } from './tolerant.ts'

export const readVerify = bodyReader(v.object({ nivel: requiredText }), ['nivel'])
