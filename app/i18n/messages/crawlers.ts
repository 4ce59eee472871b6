import { addMessages } from '../translator.ts'
import messages from './crawlers.json' with { type: 'json' }

addMessages('crawlers', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    crawlers: typeof messages.pt
  }
}
