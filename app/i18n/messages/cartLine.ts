import { addMessages } from '../translator.ts'
import messages from './cartLine.json' with { type: 'json' }

addMessages('cartLine', messages)
