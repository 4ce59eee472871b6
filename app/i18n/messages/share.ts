import { addMessages } from '../translator.ts'
import messages from './share.json' with { type: 'json' }

addMessages('share', messages)
