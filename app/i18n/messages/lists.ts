import { addMessages } from '../translator.ts'
import messages from './lists.json' with { type: 'json' }

addMessages('lists', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    lists: typeof messages.pt
  }
}
