import { addMessages } from '../translator.ts'
import messages from './requests.json' with { type: 'json' }

addMessages('requests', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    requests: typeof messages.pt
  }
}
