import { addMessages } from '../translator.ts'
import messages from './coupon.json' with { type: 'json' }

addMessages('coupon', messages)
