import { addMessages } from '../translator.ts'
import messages from './refused.json' with { type: 'json' }

/** Why a product's page does not take a form that was sent without JavaScript. No browser needs these words. */
addMessages('refused', messages)
