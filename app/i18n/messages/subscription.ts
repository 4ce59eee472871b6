import { addMessages } from '../translator.ts'
import messages from './subscription.json' with { type: 'json' }

addMessages('subscription', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    subscription: typeof messages.pt
  }
}
