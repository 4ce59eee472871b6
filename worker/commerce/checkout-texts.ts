import pageText from './checkout-texts.json' with { type: 'json' }

/** Messages of the checkout page, which stands outside the storefront and its dictionaries. */
export { pageText }

export type PageText = (typeof pageText)['pt' | 'en']
