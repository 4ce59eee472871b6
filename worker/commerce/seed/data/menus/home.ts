import type { SeedMenu } from '../../types.ts'
import { t } from '../text.ts'

export const homeMenus: SeedMenu[] = [
  {
    name: 'banner-ruler',
    title: t('Nossos compromissos', 'Our promises'),
    items: [
      {
        label: t('Frete grátis acima de R$ 199', 'Free shipping over R$ 199'),
        target: 'page:frete-e-entrega',
        icon: 'frete-gratis'
      },
      { label: t('5% de desconto no Pix', '5% off with Pix'), target: 'page:formas-de-pagamento', icon: 'pix' },
      {
        label: t('Até 3x sem juros', 'Up to 3 interest-free installments'),
        target: 'page:formas-de-pagamento',
        icon: 'parcelas'
      },
      { label: t('Compra segura', 'Secure shopping'), target: 'page:politica-de-privacidade', icon: 'compra-segura' },
      { label: t('Troca em 30 dias', '30-day returns'), target: 'page:trocas-e-devolucoes', icon: 'troca' }
    ]
  },
  {
    name: 'home-objectives',
    title: t('Qual é o seu objetivo?', 'What is your goal?'),
    items: [
      { label: t('Imunidade', 'Immunity'), target: 'path:/busca?busca=imunidade', icon: 'imunidade' },
      { label: t('Energia', 'Energy'), target: 'path:/busca?busca=energia', icon: 'energia' },
      { label: t('Foco', 'Focus'), target: 'path:/busca?busca=foco', icon: 'foco' },
      { label: t('Sono', 'Sleep'), target: 'category:sono-e-relaxamento', icon: 'sono' },
      { label: t('Massa muscular', 'Muscle mass'), target: 'category:proteinas', icon: 'massa-muscular' },
      { label: t('Desempenho', 'Performance'), target: 'category:performance', icon: 'desempenho' },
      { label: t('Articulações', 'Joints'), target: 'category:colageno-tipo-2', icon: 'articulacoes' },
      { label: t('Pele e cabelo', 'Skin and hair'), target: 'category:colageno-e-beleza', icon: 'pele-e-cabelo' },
      { label: t('Digestão', 'Digestion'), target: 'category:probioticos', icon: 'digestao' },
      { label: t('Emagrecimento', 'Weight control'), target: 'category:emagrecimento', icon: 'emagrecimento' }
    ]
  },
  {
    // Shown on every product: what holds for some only (vegan, gluten free) stands in their filters and badges.
    name: 'product-features',
    title: t('Comprando na Seiva', 'Shopping at Seiva'),
    items: [
      {
        label: t('Rótulo explicado e dose à vista', 'Labels explained, doses in sight'),
        target: 'page:como-ler-um-rotulo',
        icon: 'rotulo'
      },
      {
        label: t('Lote e validade conferidos antes do envio', 'Batch and date checked before dispatch'),
        target: 'page:perguntas-frequentes',
        icon: 'validade'
      },
      {
        label: t('Troca ou devolução em 30 dias', 'Exchange or return within 30 days'),
        target: 'page:trocas-e-devolucoes',
        icon: 'troca'
      },
      {
        label: t('Despacho em até um dia útil', 'Dispatch within one business day'),
        target: 'page:frete-e-entrega',
        icon: 'frete-gratis'
      },
      {
        label: t('Compra segura e dados protegidos', 'Secure shopping and protected data'),
        target: 'page:politica-de-privacidade',
        icon: 'compra-segura'
      }
    ]
  }
]
