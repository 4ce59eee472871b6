import { addMessages } from '../translator.ts'
import messages from './highlights.json' with { type: 'json' }

addMessages('highlights', messages)
