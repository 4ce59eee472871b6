import { addMessages } from '../translator.ts'
import messages from './subscribed.json' with { type: 'json' }

addMessages('subscribed', messages)
