import { addMessages } from '../translator.ts'
import messages from './offers.json' with { type: 'json' }

/** Other shops that sell a product. */
addMessages('offers', messages)
