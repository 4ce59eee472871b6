import { addMessages } from '../translator.ts'
import messages from './productTexts.json' with { type: 'json' }

addMessages('productTexts', messages)
