import { addMessages } from '../translator.ts'
import messages from './brands.json' with { type: 'json' }

addMessages('brands', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    brands: typeof messages.pt
  }
}
