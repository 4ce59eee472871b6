/** Where the browser keeps the CEP that was used last. */
export const CEP_KEY = 'cep'
