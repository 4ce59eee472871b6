import { addMessages } from '../translator.ts'
import messages from './listing.json' with { type: 'json' }

addMessages('listing', messages)
