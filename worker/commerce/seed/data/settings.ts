import type { SeedSettings } from '../types.ts'

export const settings: SeedSettings = {
  name: 'Seiva',
  slogan: { pt: 'Suplementos com raiz', en: 'Supplements with roots' },
  legalName: 'Seiva Suplementos Ltda.',
  phone: '(11) 90000-0000',
  whatsapp: '(11) 90000-0001',
  email: 'atendimento@seiva.example',
  address: {
    street: 'Rua do Ipê-de-Prata',
    number: '120',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01000-000'
  },
  // Spec 9: free shipping alert at 199.00.
  freeShippingCents: 199_00,
  // Spec 9: pix discount 5 %, boleto zero.
  pixDiscountPercent: 5,
  boletoDiscountPercent: 0,
  maxInstallments: 6,
  installmentInterestPercent: 2.99,
  freeInstallments: 3,
  minInstallmentCents: 10_00,
  sellerPanelUrl: 'https://painel.seiva.example/',
  customerAreaUrl: 'https://conta.seiva.example/',
  seo: {
    title: {
      pt: 'Seiva | Vitaminas, proteínas e suplementos com raiz',
      en: 'Seiva | Vitamins, protein and supplements with roots'
    },
    description: {
      pt: 'Vitaminas, minerais, proteínas, creatina e colágeno com rótulo claro. Frete grátis acima de R$ 199, 5% de desconto no Pix e até 3x sem juros.',
      en: 'Vitamins, minerals, protein, creatine and collagen with clear labels. Free shipping over R$ 199, 5% off with Pix and up to 3 interest-free installments.'
    }
  }
}
