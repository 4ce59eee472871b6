/** The store has no routes for the checkout's other addresses: they must load as documents. */
export function isOutsidePages(path: string): boolean {
  return /^\/checkout\/(?!acesso|cadastro|cep|nova-senha)/i.test(path)
}
