import { addMessages } from '../translator.ts'
import messages from './install.json' with { type: 'json' }

addMessages('install', messages)
