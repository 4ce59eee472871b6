import { addMessages } from '../translator.ts'
import messages from './wholesale.json' with { type: 'json' }

addMessages('wholesale', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    wholesale: typeof messages.pt
  }
}
