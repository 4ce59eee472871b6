import { addMessages } from '../translator.ts'
import messages from './history.json' with { type: 'json' }

addMessages('history', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    history: typeof messages.pt
  }
}
