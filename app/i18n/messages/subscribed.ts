import { addMessages } from '../translator.ts'
import messages from './subscribed.json' with { type: 'json' }

addMessages('subscribed', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    subscribed: typeof messages.pt
  }
}
