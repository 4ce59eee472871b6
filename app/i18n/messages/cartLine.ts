import { addMessages } from '../translator.ts'
import messages from './cartLine.json' with { type: 'json' }

addMessages('cartLine', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    cartLine: typeof messages.pt
  }
}
