import { addMessages } from '../translator.ts'
import messages from './install.json' with { type: 'json' }

/** What an installed store and its offline page say. */
addMessages('install', messages)
