import { addMessages } from '../translator.ts'
import messages from './quickView.json' with { type: 'json' }

addMessages('quickView', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    quickView: typeof messages.pt
  }
}
