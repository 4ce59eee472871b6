import * as w from './tolerant.ts'

export const readVerify = w.bodyReader(['nivel'], { nivel: w.requiredText })
