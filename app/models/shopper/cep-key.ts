/** Storage key of the last used CEP. */
export const CEP_KEY = 'cep'
