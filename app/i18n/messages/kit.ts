import { addMessages } from '../translator.ts'
import messages from './kit.json' with { type: 'json' }

addMessages('kit', messages)
