import { addMessages } from '../translator.ts'
import messages from './contact.json' with { type: 'json' }

addMessages('contact', messages)
