import { addMessages } from '../translator.ts'
import messages from './consent.json' with { type: 'json' }

addMessages('consent', messages)
