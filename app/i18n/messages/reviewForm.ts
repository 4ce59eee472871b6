import { addMessages } from '../translator.ts'
import messages from './reviewForm.json' with { type: 'json' }

/** Spec 5, word by word where it says it. */
addMessages('reviewForm', messages)
