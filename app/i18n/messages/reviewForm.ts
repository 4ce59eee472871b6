import { addMessages } from '../translator.ts'
import messages from './reviewForm.json' with { type: 'json' }

addMessages('reviewForm', messages)
