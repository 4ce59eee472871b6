import { addMessages } from '../translator.ts'
import messages from './trust.json' with { type: 'json' }

addMessages('trust', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    trust: typeof messages.pt
  }
}
