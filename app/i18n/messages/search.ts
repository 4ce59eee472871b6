import { addMessages } from '../translator.ts'
import messages from './search.json' with { type: 'json' }

addMessages('search', messages)
