/** Page of the delivery address form. Nothing below /checkout/ is cached. */
export const CEP_PATH = '/checkout/cep'
