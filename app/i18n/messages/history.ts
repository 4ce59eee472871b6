import { addMessages } from '../translator.ts'
import messages from './history.json' with { type: 'json' }

addMessages('history', messages)
