import { addMessages } from '../translator.ts'
import messages from './home.json' with { type: 'json' }

addMessages('home', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    home: typeof messages.pt
  }
}
