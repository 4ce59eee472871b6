import { addMessages } from '../translator.ts'
import messages from './cep.json' with { type: 'json' }

addMessages('cep', messages)
