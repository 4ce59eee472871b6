import { addMessages } from '../translator.ts'
import messages from './ageGate.json' with { type: 'json' }

addMessages('ageGate', messages)
