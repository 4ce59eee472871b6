import { addMessages } from '../translator.ts'
import messages from './deliveryLine.json' with { type: 'json' }

addMessages('deliveryLine', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    deliveryLine: typeof messages.pt
  }
}
