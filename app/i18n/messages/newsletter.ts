import { addMessages } from '../translator.ts'
import messages from './newsletter.json' with { type: 'json' }

addMessages('newsletter', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    newsletter: typeof messages.pt
  }
}
