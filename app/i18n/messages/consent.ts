import { addMessages } from '../translator.ts'
import messages from './consent.json' with { type: 'json' }

addMessages('consent', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    consent: typeof messages.pt
  }
}
