import { addMessages } from '../translator.ts'
import messages from './paging.json' with { type: 'json' }

/** Apart from the listing's other words: a product's page names listings too, when a link leads from it to one. */
addMessages('paging', messages)

declare module '../translator.ts' {
  interface MessageAreas {
    paging: typeof messages.pt
  }
}
