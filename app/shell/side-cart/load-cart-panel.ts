/** What the side cart holds comes when somebody is about to open it. */
export const loadCartPanel = () => import('./cart-panel')
