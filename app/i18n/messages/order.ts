import { addMessages } from '../translator.ts'
import messages from './order.json' with { type: 'json' }

addMessages('order', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    order: typeof messages.pt
  }
}
