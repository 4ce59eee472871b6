import { addMessages } from '../translator.ts'
import messages from './payment.json' with { type: 'json' }

addMessages('payment', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    payment: typeof messages.pt
  }
}
