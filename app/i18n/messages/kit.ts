import { addMessages } from '../translator.ts'
import messages from './kit.json' with { type: 'json' }

addMessages('kit', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    kit: typeof messages.pt
  }
}
