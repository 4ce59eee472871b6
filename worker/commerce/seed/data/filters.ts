import type { SeedFilter } from '../types.ts'
import { t } from './text.ts'

export const filters: SeedFilter[] = [
  {
    key: 'forma',
    name: t('Forma', 'Form'),
    values: [
      { key: 'capsula', label: t('Cápsula', 'Capsule') },
      { key: 'softgel', label: t('Softgel', 'Softgel') },
      { key: 'comprimido', label: t('Comprimido', 'Tablet') },
      { key: 'po', label: t('Pó', 'Powder') },
      { key: 'gotas', label: t('Gotas', 'Drops') },
      { key: 'goma', label: t('Goma', 'Gummy') },
      { key: 'sache', label: t('Sachê', 'Sachet') },
      { key: 'barra', label: t('Barra', 'Bar') },
      { key: 'liquido', label: t('Líquido', 'Liquid') }
    ]
  },
  {
    key: 'objetivo',
    name: t('Objetivo', 'Goal'),
    values: [
      {
        key: 'imunidade',
        label: t('Imunidade', 'Immunity'),
        description: t(
          'Vitaminas C e D, zinco, própolis e outros nutrientes que auxiliam no funcionamento do sistema imune. Escolha entre cápsulas, gotas, gomas e efervescentes para o ano todo.',
          'Vitamins C and D, zinc, propolis and other nutrients that help the immune system to work. Choose capsules, drops, gummies or effervescent tablets for the whole year.'
        )
      },
      {
        key: 'energia',
        label: t('Energia', 'Energy'),
        description: t(
          'Vitaminas do complexo B, cafeína, guaraná e carboidratos para os dias que pedem mais disposição. Do café da manhã ao treino, em cápsulas, pó, gel e bebidas.',
          'B vitamins, caffeine, guarana and carbohydrates for days that ask for more. From breakfast to training, as capsules, powders, gels and drinks.'
        )
      },
      {
        key: 'sono',
        label: t('Sono', 'Sleep'),
        description: t(
          'Melatonina, magnésio, triptofano e chás para uma rotina de noite mais calma. Encontre o formato que combina com a sua hora de dormir.',
          'Melatonin, magnesium, tryptophan and teas for a calmer evening routine. Find the form that suits your bedtime.'
        )
      },
      {
        key: 'foco',
        label: t('Foco', 'Focus'),
        description: t(
          'Cafeína, ômega 3, vitaminas do complexo B e outros nutrientes para estudar e trabalhar com atenção. Compare as doses e escolha o que cabe no seu dia.',
          'Caffeine, omega 3, B vitamins and other nutrients for attentive study and work. Compare the doses and choose what fits your day.'
        )
      },
      {
        key: 'articulacoes',
        label: t('Articulações', 'Joints'),
        description: t(
          'Colágeno tipo II, cúrcuma, vitamina D e minerais para quem cuida de ossos e articulações. Opções para cada dia e para quem treina pesado.',
          'Type II collagen, turmeric, vitamin D and minerals for people who look after bones and joints. Options for every day and for heavy training.'
        )
      },
      {
        key: 'pele-e-cabelo',
        label: t('Pele e cabelo', 'Skin and hair'),
        description: t(
          'Colágeno, biotina, ácido hialurônico e vitaminas que fazem parte do cuidado com pele, cabelos e unhas. Em pó, cápsulas e gomas, para manter a rotina sem esforço.',
          'Collagen, biotin, hyaluronic acid and vitamins that belong to the care of skin, hair and nails. As powders, capsules and gummies, for an easy routine.'
        )
      },
      {
        key: 'digestao',
        label: t('Digestão', 'Digestion'),
        description: t(
          'Probióticos, fibras e chás para o bem-estar do intestino. Soluções para colocar na água, na fruta ou no iogurte de todo dia.',
          'Probiotics, fibre and teas for the well-being of the gut. Easy to add to everyday water, fruit or yoghurt.'
        )
      },
      {
        key: 'massa-muscular',
        label: t('Massa muscular', 'Muscle mass'),
        description: t(
          'Whey, creatina, aminoácidos e hipercalóricos para quem treina força e quer ganhar massa. Veja proteína por dose, sabores e tamanhos lado a lado.',
          'Whey, creatine, amino acids and mass gainers for people who train for strength and size. See protein per serving, flavours and sizes side by side.'
        )
      },
      {
        key: 'emagrecimento',
        label: t('Emagrecimento', 'Weight control'),
        description: t(
          'Fibras, shakes, termogênicos e proteínas para acompanhar uma alimentação equilibrada e exercícios. Compare ingredientes e porções antes de escolher.',
          'Fibre, shakes, thermogenics and proteins to go along with a balanced diet and exercise. Compare ingredients and servings before you choose.'
        )
      },
      {
        key: 'coracao',
        label: t('Coração', 'Heart'),
        description: t(
          'Ômega 3, coenzima Q10, magnésio e vitaminas para quem cuida do coração com boa alimentação e movimento. Fontes de peixe e vegetais, com as doses no rótulo.',
          'Omega 3, coenzyme Q10, magnesium and vitamins for people who care for their heart with good food and movement. From fish and from plants, with the doses on the label.'
        )
      },
      {
        key: 'desempenho',
        label: t('Desempenho', 'Performance'),
        description: t(
          'Pré-treinos, creatina, eletrólitos, géis e aminoácidos para antes, durante e depois do exercício. Monte a sua estratégia para o treino curto ou a prova longa.',
          'Pre-workouts, creatine, electrolytes, gels and amino acids for before, during and after exercise. Plan for the short session or the long race.'
        )
      }
    ]
  },
  {
    key: 'dieta',
    name: t('Dieta', 'Diet'),
    values: [
      { key: 'vegano', label: t('Vegano', 'Vegan') },
      { key: 'sem-gluten', label: t('Sem glúten', 'Gluten free') },
      { key: 'sem-lactose', label: t('Sem lactose', 'Lactose free') },
      { key: 'sem-acucar', label: t('Sem açúcar', 'Sugar free') },
      { key: 'organico', label: t('Orgânico', 'Organic') }
    ]
  }
]
