import { addMessages } from '../translator.ts'
import messages from './storeReview.json' with { type: 'json' }

addMessages('storeReview', messages)
