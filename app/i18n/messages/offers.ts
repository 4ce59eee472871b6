import { addMessages } from '../translator.ts'
import messages from './offers.json' with { type: 'json' }

addMessages('offers', messages)
