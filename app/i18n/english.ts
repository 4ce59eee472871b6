import en from './en.json' with { type: 'json' }
import { addDictionary } from './translator.ts'

// Imported by the server's entry, and by the browser's before hydration of an English page only.
addDictionary('en', en)
