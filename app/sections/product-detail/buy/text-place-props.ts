import type { Customization } from '../../../models/product/customizations'
import type { OrderProblems } from './order'
import type { TypedTexts } from './texts'

export interface TextPlaceProps {
  customizations: readonly Customization[]
  typed: TypedTexts | undefined
  problems: OrderProblems
}
