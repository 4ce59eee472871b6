import { addMessages } from '../translator.ts'
import messages from './cep.json' with { type: 'json' }

addMessages('cep', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    cep: typeof messages.pt
  }
}
