import { addMessages } from '../translator.ts'
import messages from './accessibility.json' with { type: 'json' }

addMessages('accessibility', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    accessibility: typeof messages.pt
  }
}
