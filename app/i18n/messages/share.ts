import { addMessages } from '../translator.ts'
import messages from './share.json' with { type: 'json' }

addMessages('share', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    share: typeof messages.pt
  }
}
