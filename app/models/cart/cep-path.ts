/** The page of the form that says where to send. Below /checkout/ nothing is kept by a cache. */
export const CEP_PATH = '/checkout/cep'
