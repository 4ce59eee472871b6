import { addMessages } from '../translator.ts'
import messages from './footer.json' with { type: 'json' }

addMessages('footer', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    footer: typeof messages.pt
  }
}
