import { addMessages } from '../translator.ts'
import messages from './popup.json' with { type: 'json' }

addMessages('popup', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    popup: typeof messages.pt
  }
}
