import { addMessages } from '../translator.ts'
import messages from './listing.json' with { type: 'json' }

addMessages('listing', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    listing: typeof messages.pt
  }
}
