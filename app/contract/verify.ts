import { bodyReader, requiredText } from './tolerant.ts'

export const readVerify = bodyReader(['nivel'], { nivel: requiredText })
