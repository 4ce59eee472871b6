/** Key under which the edge adds this call's answer to the answer of shipment/product. */
export const ZIPCODE_CALL = 'checkout/zipcode'
