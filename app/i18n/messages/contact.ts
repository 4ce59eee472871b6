import { addMessages } from '../translator.ts'
import messages from './contact.json' with { type: 'json' }

addMessages('contact', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    contact: typeof messages.pt
  }
}
