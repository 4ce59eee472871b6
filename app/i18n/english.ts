import en from './en.json' with { type: 'json' }
import { addEnglish } from './translator.ts'

addEnglish(en)
