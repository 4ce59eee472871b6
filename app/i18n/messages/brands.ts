import { addMessages } from '../translator.ts'
import messages from './brands.json' with { type: 'json' }

addMessages('brands', messages)
