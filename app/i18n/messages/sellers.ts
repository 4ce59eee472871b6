import { addMessages } from '../translator.ts'
import messages from './sellers.json' with { type: 'json' }

addMessages('sellers', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    sellers: typeof messages.pt
  }
}
