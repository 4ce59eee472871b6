import { addMessages } from '../translator.ts'
import messages from './detail.json' with { type: 'json' }

addMessages('detail', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    detail: typeof messages.pt
  }
}
