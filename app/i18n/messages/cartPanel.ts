import { addMessages } from '../translator.ts'
import messages from './cartPanel.json' with { type: 'json' }

addMessages('cartPanel', messages)
