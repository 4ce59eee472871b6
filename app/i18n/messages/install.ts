import { addMessages } from '../translator.ts'
import messages from './install.json' with { type: 'json' }

addMessages('install', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    install: typeof messages.pt
  }
}
