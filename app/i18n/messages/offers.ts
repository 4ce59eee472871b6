import { addMessages } from '../translator.ts'
import messages from './offers.json' with { type: 'json' }

addMessages('offers', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    offers: typeof messages.pt
  }
}
