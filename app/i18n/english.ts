import en from './en.json' with { type: 'json' }
import { addDictionary } from './translator.ts'

addDictionary('en', en)
