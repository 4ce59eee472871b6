import type { SeedSeller } from '../types.ts'

export const sellers: SeedSeller[] = [
  {
    slug: 'seiva-centro',
    name: 'Seiva Centro',
    city: 'São Paulo',
    state: 'SP',
    latitude: -23.5505,
    longitude: -46.6333,
    description: {
      pt: 'A nossa primeira loja, no centro de São Paulo. Toda a linha de vitaminas e minerais, com retirada no mesmo dia.',
      en: 'Our first shop, in downtown São Paulo. The whole range of vitamins and minerals, with same-day pickup.'
    },
    categories: ['vitaminas', 'minerais']
  },
  {
    slug: 'araucaria-nutricao',
    name: 'Araucária Nutrição',
    city: 'Curitiba',
    state: 'PR',
    latitude: -25.4284,
    longitude: -49.2733,
    description: {
      pt: 'Loja de bairro que cresceu com os grupos de corrida da cidade. Especialista em proteínas e recuperação.',
      en: 'A neighbourhood shop that grew up with the city’s running groups. Specialists in protein and recovery.'
    },
    categories: ['proteinas', 'aminoacidos']
  },
  {
    slug: 'ilha-ativa',
    name: 'Ilha Ativa',
    city: 'Florianópolis',
    state: 'SC',
    latitude: -27.5954,
    longitude: -48.548,
    description: {
      pt: 'Para quem treina perto do mar: energia para o pedal, hidratação e lanches que cabem na mochila.',
      en: 'For people who train by the sea: energy for the bike, hydration and snacks that fit in a backpack.'
    },
    categories: ['performance', 'alimentos-e-lanches']
  },
  {
    slug: 'serra-viva',
    name: 'Serra Viva',
    city: 'Belo Horizonte',
    state: 'MG',
    latitude: -19.9167,
    longitude: -43.9345,
    description: {
      pt: 'Produtos naturais desde a feira de domingo: ervas, fibras, probióticos e boa conversa sobre rotina.',
      en: 'Natural products since the Sunday market: herbs, fibre, probiotics and a good chat about routine.'
    },
    categories: ['saude-e-bem-estar', 'emagrecimento']
  },
  {
    slug: 'mangue-forte',
    name: 'Mangue Forte',
    city: 'Recife',
    state: 'PE',
    latitude: -8.0476,
    longitude: -34.877,
    description: {
      pt: 'A loja da turma da musculação no Recife. Creatina, whey e acessórios à pronta entrega.',
      en: 'The lifters’ shop in Recife. Creatine, whey and accessories, always in stock.'
    },
    categories: ['performance', 'acessorios']
  },
  {
    slug: 'dende-e-saude',
    name: 'Dendê & Saúde',
    city: 'Salvador',
    state: 'BA',
    latitude: -12.9714,
    longitude: -38.5014,
    description: {
      pt: 'Colágeno, beleza e bem-estar com atendimento de farmacêuticas que explicam cada rótulo sem pressa.',
      en: 'Collagen, beauty and wellness, with pharmacists who explain every label without hurry.'
    },
    categories: ['colageno-e-beleza', 'vitaminas']
  },
  {
    slug: 'rio-negro-suplementos',
    name: 'Rio Negro Suplementos',
    city: 'Manaus',
    state: 'AM',
    latitude: -3.119,
    longitude: -60.0217,
    description: {
      pt: 'Encurta o caminho do frete para o Norte, com estoque próprio de minerais, energia e castanhas.',
      en: 'Shortens the way for deliveries to the North, with its own stock of minerals, energy and nuts.'
    },
    categories: ['minerais', 'alimentos-e-lanches']
  },
  {
    slug: 'cerrado-em-forma',
    name: 'Cerrado em Forma',
    city: 'Goiânia',
    state: 'GO',
    latitude: -16.6869,
    longitude: -49.2648,
    description: {
      pt: 'Kits montados com nutricionistas da casa e um canto para experimentar sabores antes de levar.',
      en: 'Kits put together with in-house nutritionists, and a corner to taste flavours before you buy.'
    },
    categories: ['kits', 'proteinas']
  }
]
