import { addMessages } from '../translator.ts'
import messages from './freight.json' with { type: 'json' }

addMessages('freight', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    freight: typeof messages.pt
  }
}
