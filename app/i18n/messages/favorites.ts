import { addMessages } from '../translator.ts'
import messages from './favorites.json' with { type: 'json' }

addMessages('favorites', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    favorites: typeof messages.pt
  }
}
