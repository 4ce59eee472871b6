import { addMessages } from '../translator.ts'
import messages from './closedStore.json' with { type: 'json' }

addMessages('closedStore', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    closedStore: typeof messages.pt
  }
}
