import { addMessages } from '../translator.ts'
import messages from './cartPanel.json' with { type: 'json' }

addMessages('cartPanel', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    cartPanel: typeof messages.pt
  }
}
