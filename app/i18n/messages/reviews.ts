import { addMessages } from '../translator.ts'
import messages from './reviews.json' with { type: 'json' }

addMessages('reviews', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    reviews: typeof messages.pt
  }
}
