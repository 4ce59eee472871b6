import { addMessages } from '../translator.ts'
import messages from './installments.json' with { type: 'json' }

addMessages('installments', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    installments: typeof messages.pt
  }
}
