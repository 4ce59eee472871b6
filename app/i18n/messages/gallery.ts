import { addMessages } from '../translator.ts'
import messages from './gallery.json' with { type: 'json' }

addMessages('gallery', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    gallery: typeof messages.pt
  }
}
