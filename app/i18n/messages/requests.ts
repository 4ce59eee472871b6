import { addMessages } from '../translator.ts'
import messages from './requests.json' with { type: 'json' }

addMessages('requests', messages)
