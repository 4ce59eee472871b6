import { addMessages } from '../translator.ts'
import messages from './refused.json' with { type: 'json' }

/** No browser needs these words. */
addMessages('refused', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    refused: typeof messages.pt
  }
}
