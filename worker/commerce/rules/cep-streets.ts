interface Street {
  street: string
  district: string
}

/** Streets of some well-known CEPs. The directory of all is not public. */
export function streetOf(digits: string): Partial<Street> {
  return streets.get(digits) ?? {}
}

const streets = new Map<string, Street>([
  ['01001000', { street: 'Praça da Sé', district: 'Sé' }],
  ['01310100', { street: 'Avenida Paulista', district: 'Bela Vista' }],
  ['22021001', { street: 'Avenida Atlântica', district: 'Copacabana' }],
  ['80020310', { street: 'Rua XV de Novembro', district: 'Centro' }]
])
