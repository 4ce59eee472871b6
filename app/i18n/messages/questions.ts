import { addMessages } from '../translator.ts'
import messages from './questions.json' with { type: 'json' }

addMessages('questions', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    questions: typeof messages.pt
  }
}
