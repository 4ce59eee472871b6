import { addMessages } from '../translator.ts'
import messages from './cart.json' with { type: 'json' }

addMessages('cart', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    cart: typeof messages.pt
  }
}
