import type { SeedBannerGroup } from '../../types.ts'
import { t } from '../text.ts'
import { scene, sized, sizes } from './sizes.ts'

export const homeGroups: SeedBannerGroup[] = [
  {
    name: 'banner-principal-home',
    label: 'Banner principal',
    banners: sized(sizes.main, [
      {
        key: 'principal-imunidade',
        name: t('Vitaminas ao lado de laranjas cortadas', 'Vitamins beside cut oranges'),
        title: t('Imunidade para a casa inteira', 'Immunity for the whole household'),
        description: t(
          '<p>Vitamina C, vitamina D e zinco em cápsulas, gotas e gomas. Acima de R$ 199, o frete é grátis.</p>',
          '<p>Vitamin C, vitamin D and zinc in capsules, drops and gummies. Over R$ 199, shipping is free.</p>'
        ),
        link: '/busca?busca=imunidade',
        scene: scene('packs', '#f6e9d2', '#d9792b', 'orange', [
          'vitamina-c-500-mg-120-capsulas-raiz-norte',
          'vitamina-d3-em-gotas-1000-ui-10-ml-gota-clara',
          'multivitaminico-infantil-em-gomas-60-gomas-solar-vita',
          'zinco-quelato-15-mg-60-capsulas-raiz-norte'
        ])
      },
      {
        key: 'principal-creatina',
        name: t('Potes de creatina ao lado de um halter', 'Tubs of creatine beside a dumbbell'),
        title: t('Três gramas por dia, todo dia', 'Three grams a day, every day'),
        description: t(
          '<p>Creatina em pó, micronizada e em cápsulas, com a dose escrita no rótulo. No Pix, 5% de desconto.</p>',
          '<p>Creatine as powder, micronised and in capsules, with the dose written on the label. 5% off with Pix.</p>'
        ),
        link: '/performance/creatina',
        scene: scene('packs', '#dfe8ea', '#3f6f8c', 'dumbbell', [
          'creatina-micronizada-300-g-serra-alta',
          'creatina-monohidratada-300-g-arco-forte',
          'creatina-em-capsulas-120-capsulas-serra-alta'
        ])
      },
      {
        key: 'principal-colageno',
        name: t('Potes de colágeno entre folhas', 'Jars of collagen among leaves'),
        title: t('Cuidar da pele também é rotina', 'Skin care is a routine too'),
        description: t(
          '<p>Colágeno, biotina e ácido hialurônico para somar ao que já funciona: sono, água e protetor solar.</p>',
          '<p>Collagen, biotin and hyaluronic acid to add to what already works: sleep, water and sunscreen.</p>'
        ),
        link: '/colageno-e-beleza',
        scene: scene('packs', '#f3e3df', '#b8675c', 'leaf', [
          'colageno-hidrolisado-300-g-estrela-do-vale',
          'cabelos-pele-e-unhas-60-capsulas-estrela-do-vale',
          'acido-hialuronico-100-mg-30-capsulas-estrela-do-vale'
        ])
      }
    ])
  },
  {
    name: 'banner-central-home',
    label: 'Banner central',
    banners: sized(sizes.wide, [
      {
        key: 'central-hidratacao',
        name: t('Repositores e géis diante de ondas de água', 'Electrolytes and gels in front of waves of water'),
        title: t('Água, sais e energia para ir mais longe', 'Water, salts and energy to go further'),
        description: t(
          '<p>Hidratação e géis para corrida, pedal e treino longo. Até 3x sem juros.</p>',
          '<p>Hydration and gels for running, cycling and long sessions. Up to 3 interest-free installments.</p>'
        ),
        link: '/performance/hidratacao',
        scene: scene('packs', '#dcebe9', '#2f7f86', 'water', [
          'isotonico-em-po-900-g-pe-de-vento',
          'eletrolitos-30-saches-de-5-g-pe-de-vento',
          'gel-de-energia-10-saches-de-30-g-pe-de-vento',
          'capsulas-de-sal-60-capsulas-pe-de-vento'
        ])
      }
    ])
  },
  {
    name: 'banner-footer-home',
    label: 'Banner do rodapé',
    banners: sized(sizes.wide, [
      {
        key: 'rodape-guia',
        name: t('Frascos de suplementos na cozinha', 'Supplement bottles in a kitchen'),
        title: t('Na dúvida, comece pelo guia', 'Not sure? Start with the guide'),
        description: t(
          '<p>Para que serve cada grupo, quando tomar e o que não combinar. Leva cinco minutos.</p>',
          '<p>What each group is for, when to take it and what not to combine. It takes five minutes.</p>'
        ),
        link: '/pagina/guia-de-suplementos',
        scene: scene('packs', '#e6ede0', '#4d7a52', 'kitchen', [
          'multivitaminico-a-z-60-comprimidos-solar-vita',
          'omega-3-1000-mg-120-softgels-mare-viva',
          'magnesio-dimalato-60-capsulas-raiz-norte'
        ])
      }
    ])
  },
  {
    name: 'banner-showcase-infos',
    label: 'Informações',
    banners: sized(sizes.info, [
      {
        key: 'info-rotulo',
        name: t('Rótulo com tabela nutricional', 'Label with nutrition facts'),
        title: t('Rótulo inteiro na página', 'The whole label on the page'),
        description: t(
          '<p>Tabela nutricional, ingredientes e advertências em texto, para ler e comparar.</p>',
          '<p>Nutrition facts, ingredients and warnings as text, to read and compare.</p>'
        ),
        link: '/pagina/como-ler-um-rotulo',
        scene: scene('abstract', '#eef0e4', '#6d7f3f', 'label')
      },
      {
        key: 'info-entrega',
        name: t('Caixa de entrega e mapa do Brasil', 'Delivery box and map of Brazil'),
        title: t('Entrega para todo o Brasil', 'Delivery all over Brazil'),
        description: t(
          '<p>Despacho em até um dia útil e frete grátis acima de R$ 199.</p>',
          '<p>Dispatch within one business day and free shipping over R$ 199.</p>'
        ),
        link: '/pagina/frete-e-entrega',
        scene: scene('map', '#f3ead9', '#c07a33', 'box')
      },
      {
        key: 'info-troca',
        name: t('Caixa com setas de ida e volta', 'Box with arrows there and back'),
        title: t('30 dias para trocar', '30 days to exchange'),
        description: t(
          '<p>Mudou de ideia? A etiqueta de devolução é por nossa conta.</p>',
          '<p>Changed your mind? The return label is on us.</p>'
        ),
        link: '/pagina/trocas-e-devolucoes',
        scene: scene('abstract', '#e3ebef', '#4b7391', 'arrows')
      }
    ])
  },
  {
    name: 'banner-about-us-home',
    label: 'Quem somos',
    banners: sized(sizes.about, [
      {
        key: 'quem-somos',
        name: t('Broto com raízes na terra', 'Shoot with roots in the soil'),
        title: t('Suplementos com raiz', 'Supplements with roots'),
        description: t(
          '<p>Seiva é o que sobe da raiz e faz a planta crescer sem pressa. Assim pensamos o cuidado: primeiro sono, comida e movimento; depois, o suplemento que falta.</p><p>Por isso explicamos cada rótulo, mostramos a dose e deixamos no ar todas as avaliações, inclusive as baixas.</p>',
          '<p>Seiva means sap: what rises from the root and makes a plant grow, without hurry. That is how we see care: sleep, food and movement first, then the supplement that is missing.</p><p>So we explain every label, show the dose and keep every review up, low ones included.</p>'
        ),
        link: '/pagina/quem-somos',
        scene: scene('ingredients', '#e4ecdf', '#2f5d46', 'leaf')
      }
    ])
  },
  {
    name: 'video-showcase',
    label: 'Vídeo',
    banners: sized(sizes.poster, [
      {
        key: 'video-rotina',
        name: t('Frascos na bancada da cozinha', 'Bottles on a kitchen counter'),
        title: t('Uma rotina que cabe na manhã', 'A routine that fits in a morning'),
        description: t(
          '<p>Um copo de água, o café da manhã e o que falta no prato. Nada além disso.</p>',
          '<p>A glass of water, breakfast and what is missing on the plate. Nothing more.</p>'
        ),
        link: '/pagina/guia-de-suplementos',
        scene: scene('packs', '#f4ecdc', '#c98f3c', 'kitchen', [
          'vitamina-d3-2000-ui-60-softgels-raiz-norte',
          'complexo-b-60-capsulas-candeia',
          'omega-3-1000-mg-60-softgels-mare-viva'
        ]),
        video: '/media/videos/rotina.mp4'
      }
    ])
  }
]
