import { addMessages } from '../translator.ts'
import messages from './connection.json' with { type: 'json' }

addMessages('connection', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    connection: typeof messages.pt
  }
}
