import { addMessages } from '../translator.ts'
import messages from './home.json' with { type: 'json' }

addMessages('home', messages)
