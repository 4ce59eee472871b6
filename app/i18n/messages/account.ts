import { addMessages } from '../translator.ts'
import messages from './account.json' with { type: 'json' }

addMessages('account', messages)
