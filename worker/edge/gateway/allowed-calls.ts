import type { GatewayCall } from './gateway-call'

type Method = GatewayCall['method']

/** The calls of the contract that a browser may make. Everything else is answered 404 and never reaches the API. */
export function isAllowedCall(method: Method, path: string): boolean {
  return ALLOWED.some(([methods, pattern]) => methods.includes(method) && pattern.test(path))
}

/** The methods of the contract's call with this path; none when there is no such call. */
export function methodsOf(path: string): Method[] {
  return [...new Set(ALLOWED.flatMap(([methods, pattern]) => (pattern.test(path) ? methods : [])))]
}

const ALLOWED: [Method[], RegExp][] = [
  [['GET'], /^url\/(verify|home|page)$/],
  [['GET'], /^url\/product\/(detail|listing\/(category|brand|search|landing-page))$/],
  [['GET'], /^url\/list\/(listing|detail)$/],
  [['GET'], /^showcase\/(products|banners)\/[\w-]{1,80}$/],
  [['GET'], /^showcase\/instagram$/],
  [['GET'], /^struct\/(menus|popup)\/[\w-]{1,80}$/],
  [['GET'], /^(settings|brands|wishlist|ping)$/],
  [['GET', 'POST', 'PUT', 'DELETE'], /^checkout\/cart$/],
  [['GET'], /^checkout\/user$/],
  [['POST'], /^checkout\/(zipcode|login|logout|password-recovery|password-reset|register)$/],
  [['PUT'], /^promotional\/coupon\/[\w-]{1,80}$/],
  [['POST'], /^wishlist\/(add|remove|verify)$/],
  [['POST'], /^shipment\/(product|list)$/],
  [['GET', 'POST'], /^evaluations\/product$/],
  [['GET', 'POST'], /^evaluations\/store\/add\/\w[\w.~-]{0,119}$/],
  [['GET'], /^evaluations\/store$/],
  [['POST'], /^evaluations\/list$/],
  [['POST'], /^(newsletter|form\/contact|question|question\/answer)$/],
  [['POST'], /^product\/(solicitation|budget|combination|shop)$/],
  [['POST'], /^list\/shop$/],
  [['GET'], /^marketplace\/(product\/\d{1,12}|sellers|seller\/[\w-]{1,80})$/]
]
