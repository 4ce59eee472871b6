import pageText from './checkout-texts.json' with { type: 'json' }

/** Messages of the checkout page, which is not part of the storefront and its dictionaries. */
export { pageText }

export type PageText = (typeof pageText)['pt' | 'en']
