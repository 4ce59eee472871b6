import * as w from './tolerant.ts'

export const endereco = w.shape(w.texts('rua', 'logradouro', 'numero', 'bairro', 'cidade', 'uf', 'estado', 'cep'))

/** Who a partner shop is (Decreto 7.962/2013 art. 2). This store's own, under the names of the shop's settings. */
export const companyEntries = { ...w.texts('razaoSocial', 'cnpj', 'email'), endereco }
