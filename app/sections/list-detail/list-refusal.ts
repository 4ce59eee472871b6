import '../../i18n/messages/lists'
import type { TextKey } from '../../i18n/translator'
import type { ListPick, TypedList } from './list-picks'

/** Why the list was not added without JavaScript, and the typed values. */
export interface ListRefusal {
  messages: string[]
  typed: TypedList
}

/** The first problem of the choices, checked before the API call; null without one. */
export function problemOf(picks: readonly ListPick[]): TextKey | null {
  if (picks.some(({ quantity }) => quantity === null)) return 'lists.quantityInvalid'
  return chosenOf(picks).length === 0 ? 'lists.nothingChosen' : null
}

export function chosenOf(picks: readonly ListPick[]): ListPick[] {
  return picks.filter(({ quantity }) => quantity !== null && quantity > 0)
}
