import { addMessages } from '../translator.ts'
import messages from './combination.json' with { type: 'json' }

addMessages('combination', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    combination: typeof messages.pt
  }
}
