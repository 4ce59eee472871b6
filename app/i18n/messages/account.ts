import { addMessages } from '../translator.ts'
import messages from './account.json' with { type: 'json' }

/** Signing in and out, forgotten passwords, the menu of the customer. */
addMessages('account', messages)
