import { addMessages } from '../translator.ts'
import messages from './footer.json' with { type: 'json' }

addMessages('footer', messages)
