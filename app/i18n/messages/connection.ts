import { addMessages } from '../translator.ts'
import messages from './connection.json' with { type: 'json' }

addMessages('connection', messages)
