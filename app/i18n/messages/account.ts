import { addMessages } from '../translator.ts'
import messages from './account.json' with { type: 'json' }

addMessages('account', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    account: typeof messages.pt
  }
}
