import { addMessages } from '../translator.ts'
import messages from './gallery.json' with { type: 'json' }

addMessages('gallery', messages)
