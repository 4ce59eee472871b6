import { addMessages } from '../translator.ts'
import messages from './ageGate.json' with { type: 'json' }

/** Spec 5 and 9: the two answers, and the law. */
addMessages('ageGate', messages)
