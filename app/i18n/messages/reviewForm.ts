import { addMessages } from '../translator.ts'
import messages from './reviewForm.json' with { type: 'json' }

addMessages('reviewForm', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    reviewForm: typeof messages.pt
  }
}
