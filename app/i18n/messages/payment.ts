import { addMessages } from '../translator.ts'
import messages from './payment.json' with { type: 'json' }

addMessages('payment', messages)
