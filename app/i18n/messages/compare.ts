import { addMessages } from '../translator.ts'
import messages from './compare.json' with { type: 'json' }

addMessages('compare', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    compare: typeof messages.pt
  }
}
