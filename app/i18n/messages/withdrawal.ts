import { addMessages } from '../translator.ts'
import messages from './withdrawal.json' with { type: 'json' }

addMessages('withdrawal', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    withdrawal: typeof messages.pt
  }
}
