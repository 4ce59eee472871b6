import { addMessages } from '../translator.ts'
import messages from './productTexts.json' with { type: 'json' }

addMessages('productTexts', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    productTexts: typeof messages.pt
  }
}
