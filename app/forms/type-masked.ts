import { maskTyped } from '../models/shopper/formatters.ts'

export function typeMasked(field: HTMLInputElement, event: Event, format: (value: string) => string): void {
  const isForward = event instanceof InputEvent && event.inputType === 'deleteContentForward'
  const { value, caret } = maskTyped(field.value, field.selectionStart ?? field.value.length, format, isForward)
  if (field.value === value) return
  field.value = value
  field.setSelectionRange(caret, caret)
}
