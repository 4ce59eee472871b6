import { addMessages } from '../translator.ts'
import messages from './search.json' with { type: 'json' }

addMessages('search', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    search: typeof messages.pt
  }
}
