import { addMessages } from '../translator.ts'
import messages from './forms.json' with { type: 'json' }

/** What every form says. Spec 5 and 8, word by word where they say it. */
addMessages('forms', messages)
