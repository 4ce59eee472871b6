/** The edge adds the answer of this call under this key to the answer of shipment/product, which it follows. */
export const ZIPCODE_CALL = 'checkout/zipcode'
