import { addMessages } from '../translator.ts'
import messages from './cart.json' with { type: 'json' }

addMessages('cart', messages)
