import { addMessages } from '../translator.ts'
import messages from './register.json' with { type: 'json' }

addMessages('register', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    register: typeof messages.pt
  }
}
