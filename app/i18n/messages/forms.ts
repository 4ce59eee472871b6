import { addMessages } from '../translator.ts'
import messages from './forms.json' with { type: 'json' }

addMessages('forms', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    forms: typeof messages.pt
  }
}
