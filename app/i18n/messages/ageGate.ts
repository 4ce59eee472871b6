import { addMessages } from '../translator.ts'
import messages from './ageGate.json' with { type: 'json' }

addMessages('ageGate', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    ageGate: typeof messages.pt
  }
}
