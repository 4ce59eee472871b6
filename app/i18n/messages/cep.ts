import { addMessages } from '../translator.ts'
import messages from './cep.json' with { type: 'json' }

/** Where to send: the form of the header, and its page. */
addMessages('cep', messages)
