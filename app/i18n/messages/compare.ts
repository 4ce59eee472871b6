import { addMessages } from '../translator.ts'
import messages from './compare.json' with { type: 'json' }

addMessages('compare', messages)
