import { addMessages } from '../translator.ts'
import messages from './cartPanel.json' with { type: 'json' }

/** What the open side cart holds besides its lines. */
addMessages('cartPanel', messages)
