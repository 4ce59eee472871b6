import { addMessages } from '../translator.ts'
import messages from './markdown.json' with { type: 'json' }

addMessages('markdown', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    markdown: typeof messages.pt
  }
}
