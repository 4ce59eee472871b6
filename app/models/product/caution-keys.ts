import '../../i18n/messages/productTexts.ts'

/** Keys of the sentences of RDC 243/2018. */
export const CAUTION_KEYS = {
  medicine: 'productTexts.notMedicine',
  dose: 'productTexts.notExceed',
  children: 'productTexts.children'
} as const
