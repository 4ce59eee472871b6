import type { SeedPopup } from '../types.ts'

export const popups: SeedPopup[] = [
  {
    id: 1,
    level: 'home',
    key: 'boas-vindas',
    delaySeconds: 12,
    title: { pt: 'Que bom ter você por aqui', en: 'Good to have you here' },
    body: {
      pt: '<p>No Pix, todo pedido sai com <strong>5% de desconto</strong>. Acima de <strong>R$ 199</strong>, o frete é grátis.</p><p>Não sabe por onde começar? O nosso guia ajuda em cinco minutos.</p>',
      en: '<p>Every order paid with Pix gets <strong>5% off</strong>. Over <strong>R$ 199</strong>, shipping is free.</p><p>Not sure where to start? Our guide helps you in five minutes.</p>'
    },
    link: '/pagina/guia-de-suplementos'
  },
  {
    id: 2,
    level: 'detail',
    key: 'duvida-de-dose',
    delaySeconds: 45,
    title: { pt: 'Ficou com dúvida?', en: 'Any questions?' },
    body: {
      pt: '<p>Dose, horário, o que combina com o quê: a nossa equipe responde em até um dia útil, sem compromisso.</p>',
      en: '<p>Dose, timing, what goes with what: our team answers within one business day, no strings attached.</p>'
    },
    link: '/pagina/contato'
  }
]
