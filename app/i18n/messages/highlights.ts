import { addMessages } from '../translator.ts'
import messages from './highlights.json' with { type: 'json' }

addMessages('highlights', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    highlights: typeof messages.pt
  }
}
