import { addMessages } from '../translator.ts'
import messages from './accessibility.json' with { type: 'json' }

addMessages('accessibility', messages)
