import { addMessages } from '../translator.ts'
import messages from './freight.json' with { type: 'json' }

addMessages('freight', messages)
