import { addMessages } from '../translator.ts'
import messages from './coupon.json' with { type: 'json' }

addMessages('coupon', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    coupon: typeof messages.pt
  }
}
