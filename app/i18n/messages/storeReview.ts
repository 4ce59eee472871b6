import { addMessages } from '../translator.ts'
import messages from './storeReview.json' with { type: 'json' }

addMessages('storeReview', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    storeReview: typeof messages.pt
  }
}
