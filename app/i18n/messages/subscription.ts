import { addMessages } from '../translator.ts'
import messages from './subscription.json' with { type: 'json' }

addMessages('subscription', messages)
