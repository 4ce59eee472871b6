import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

const PEANUT = t(
  'Alérgicos: contém amendoim. Pode conter castanhas e leite. Não contém glúten.',
  'Allergens: contains peanut. May contain nuts and milk. Gluten free.'
)
const NUTS = t(
  'Alérgicos: contém castanhas. Pode conter amendoim. Não contém glúten.',
  'Allergens: contains nuts. May contain peanut. Gluten free.'
)
const MILK_SOY_PEANUT = t(
  'Alérgicos: contém derivados de leite e soja. Pode conter amendoim e castanhas. Contém lactose. Não contém glúten.',
  'Allergens: contains milk and soy derivatives. May contain peanut and nuts. Contains lactose. Gluten free.'
)
const SPOON = t('1 colher de sopa', '1 tablespoon')

export const snacks: Formula[] = [
  {
    number: 88,
    key: 'barra-de-proteina',
    name: t('Barra de Proteína Crocante', 'Crunchy Protein Bar'),
    label: { title: 'Barra Crocante', subtitle: 'Proteína' },
    categories: ['barras-de-proteina'],
    form: 'barra',
    kind: 'food',
    goals: ['massa-muscular', 'energia'],
    diets: ['sem-gluten'],
    summary: t(
      '{protein} de proteína e {fibre} de fibra por barra de 45 g.',
      '{protein} of protein and {fibre} of fibre per 45 g bar.'
    ),
    about: [
      t(
        'Camada de proteína macia, flocos crocantes e cobertura fina. Sem açúcar adicionado, com doçura de verdade, sem gosto de adoçante no fim.',
        'A soft protein layer, crunchy flakes and a thin coating. No added sugar, with real sweetness and no sweetener aftertaste.'
      ),
      t(
        'Cabe no bolso da calça e aguenta a mochila; no calor forte a cobertura amolece.',
        'It fits in a trouser pocket and survives the backpack; in strong heat the coating softens.'
      )
    ],
    ingredients: t(
      'Proteína do soro do leite, flocos de soja, xarope de maltitol, fibra de milho, cobertura sem açúcar sabor chocolate, colágeno hidrolisado, umectante glicerina, aromatizante, emulsificante lecitina de soja, edulcorante sucralose.',
      'Whey protein, soy crisps, maltitol syrup, corn fibre, sugar-free chocolate-flavoured coating, hydrolysed collagen, humectant glycerine, flavouring, emulsifier soy lecithin, sweetener sucralose.'
    ),
    usage: t('Consumir 1 barra entre refeições ou depois do treino.', 'Eat 1 bar between meals or after training.'),
    caution: t(
      'Este produto pode ter efeito laxativo se consumido em excesso.',
      'This product may have a laxative effect if eaten in excess.'
    ),
    allergens: MILK_SOY_PEANUT,
    serving: { units: 1 },
    facts: {
      energy: 172,
      carbs: 16,
      sugars: 1.2,
      addedSugars: 0,
      lactose: 0.6,
      protein: 15,
      fat: 6,
      satFat: 3,
      transFat: 0,
      fibre: 4.5,
      sodium: 105
    },
    pairs: [['bebida-proteica', 8]],
    presentations: [
      {
        brand: 'umbuzeiro',
        size: { units: 1, grams: 45 },
        priceCents: 1090,
        popularity: 700,
        quantityLimit: 30,
        note: t('Uma barra, para provar antes de levar a caixa.', 'One bar, to taste before taking the box.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'brigadeiro', stock: 160 },
            { shade: 'doce-de-leite', stock: 120 },
            { shade: 'cupuacu', stock: 44 },
            { shade: 'cookies', stock: 0 }
          ]
        },
        reviews: [
          [
            'Tainara L.',
            5,
            'Cupuaçu é diferente de tudo, bem azedinho com chocolate.',
            'Cupuaçu is unlike anything else, a little sour with chocolate.'
          ],
          [
            'Breno K.',
            4,
            'Crocante mesmo. Doce de leite um pouco enjoativo.',
            'Really crunchy. Dulce de leche is a bit sickly.'
          ],
          ['Marta S.', 5, 'Não gruda no dente.', 'It does not stick to the teeth.']
        ]
      },
      {
        brand: 'umbuzeiro',
        size: { units: 12, grams: 45 },
        priceCents: 10990,
        listPriceCents: 13080,
        popularity: 580,
        note: t('Caixa com doze de um sabor só.', 'A box of twelve of one flavour.'),
        look: { pack: 'sachet-box', content: 'bar-cut' },
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'brigadeiro', stock: 31 },
            { shade: 'doce-de-leite', stock: 22 },
            { shade: 'cupuacu', stock: 7 }
          ]
        },
        reviews: [
          [
            'Lorena D.',
            5,
            'Deixo a caixa na gaveta do trabalho. Dura duas semanas.',
            'I keep the box in my desk drawer. It lasts two weeks.'
          ],
          [
            'Iago C.',
            3,
            'Chegou com a cobertura derretida por causa do calor, mas o sabor é ótimo.',
            'It arrived with the coating melted by the heat, but the taste is great.'
          ]
        ]
      },
      {
        brand: 'arco-forte',
        size: { units: 1, grams: 60 },
        name: t('Barra Whey 20', 'Whey 20 Bar'),
        facts: { energy: 228, protein: 20, carbs: 20, fat: 8, satFat: 4, fibre: 5, sodium: 150 },
        summary: t(
          '{protein} de proteína em uma barra de 60 g, para depois do treino.',
          '{protein} of protein in a 60 g bar, for after training.'
        ),
        priceCents: 1490,
        popularity: 430,
        look: { colour: '#5a3420' },
        note: t(
          'Mais densa e menos doce, sabor chocolate com amendoim.',
          'Denser and less sweet, chocolate and peanut flavour.'
        ),
        allergens: t(
          'Alérgicos: contém derivados de leite, soja e amendoim. Contém lactose. Não contém glúten.',
          'Allergens: contains milk, soy and peanut derivatives. Contains lactose. Gluten free.'
        )
      },
      {
        brand: 'arco-forte',
        size: { units: 12, grams: 60 },
        name: t('Barra Whey 20', 'Whey 20 Bar'),
        facts: { energy: 228, protein: 20, carbs: 20, fat: 8, satFat: 4, fibre: 5, sodium: 150 },
        summary: t(
          '{protein} de proteína por barra de 60 g, em caixa.',
          '{protein} of protein per 60 g bar, by the box.'
        ),
        priceCents: 15490,
        popularity: 310,
        look: { colour: '#5a3420', pack: 'sachet-box', content: 'bar-cut' },
        note: t('Caixa com doze barras de chocolate com amendoim.', 'A box of twelve chocolate and peanut bars.'),
        allergens: t(
          'Alérgicos: contém derivados de leite, soja e amendoim. Contém lactose. Não contém glúten.',
          'Allergens: contains milk, soy and peanut derivatives. Contains lactose. Gluten free.'
        )
      }
    ]
  },
  {
    number: 89,
    key: 'barra-vegana',
    name: t('Barra Vegana de Castanhas', 'Vegan Nut Bar'),
    label: { title: 'Barra Vegana', subtitle: 'Castanhas e frutas' },
    categories: ['barras-de-proteina', 'castanhas-e-sementes'],
    form: 'barra',
    kind: 'food',
    goals: ['energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose'],
    summary: t(
      'Castanhas e frutas brasileiras prensadas, {protein} de proteína por barra.',
      'Pressed Brazilian nuts and fruit, {protein} of protein per bar.'
    ),
    about: [
      t(
        'Dá para ver os pedaços: castanha-do-pará, amêndoa, banana-passa e semente de abóbora, unidas por tâmara em vez de xarope.',
        'You can see the pieces: Brazil nut, almond, dried banana and pumpkin seed, bound by dates instead of syrup.'
      ),
      t(
        'Boa para trilhas, lancheiras e para a fome das cinco da tarde.',
        'Good for trails, lunch boxes and five o’clock hunger.'
      )
    ],
    ingredients: t(
      'Tâmara, castanha-do-pará, amêndoa, banana-passa, semente de abóbora, proteína de ervilha, sal.',
      'Date, Brazil nut, almond, dried banana, pumpkin seed, pea protein, salt.'
    ),
    usage: t('Consumir 1 barra como lanche.', 'Eat 1 bar as a snack.'),
    allergens: NUTS,
    serving: { units: 1 },
    facts: {
      energy: 176,
      carbs: 17,
      sugars: 12,
      addedSugars: 0,
      protein: 6,
      fat: 10,
      satFat: 2,
      fibre: 3.2,
      sodium: 40
    },
    look: { contentColour: '#a9743a' },
    presentations: [
      {
        brand: 'umbuzeiro',
        size: { units: 1, grams: 40 },
        priceCents: 890,
        wholesale: [
          { quantity: 12, priceCents: 790 },
          { quantity: 24, priceCents: 690 }
        ],
        popularity: 390,
        quantityLimit: 30,
        note: t('Banana-passa com cacau.', 'Dried banana with cocoa.'),
        reviews: [
          ['Pâmela V.', 5, 'Só ingrediente que conheço. Sustenta bem.', 'Only ingredients that I know. Very filling.']
        ]
      },
      {
        brand: 'umbuzeiro',
        size: { units: 12, grams: 40 },
        priceCents: 9290,
        listPriceCents: 10680,
        popularity: 260,
        look: { pack: 'sachet-box', content: 'bar-cut' },
        note: t(
          'Caixa com doze, quatro de cada sabor: banana, umbu e caju.',
          'A box of twelve, four of each flavour: banana, umbu and cashew fruit.'
        )
      }
    ]
  },
  {
    number: 90,
    key: 'pasta-de-amendoim',
    name: t('Pasta de Amendoim Integral', 'Whole Peanut Butter'),
    label: { title: 'Pasta de Amendoim', subtitle: 'Integral' },
    categories: ['pastas-de-amendoim'],
    form: 'alimento',
    kind: 'food',
    goals: ['energia', 'massa-muscular'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Só amendoim torrado e moído: {protein} de proteína por porção.',
      'Only roasted and ground peanuts: {protein} of protein per portion.'
    ),
    about: [
      t(
        'Amendoim selecionado, torrado no ponto e moído duas vezes. Sem açúcar, sem sal, sem óleo adicionado.',
        'Selected peanuts, roasted to the point and ground twice. No sugar, no salt, no added oil.'
      ),
      t(
        'O óleo natural sobe com o tempo: mexa antes de usar. Fora da geladeira fica mais cremosa.',
        'The natural oil rises with time: stir before use. Out of the fridge it is creamier.'
      )
    ],
    ingredients: t('Amendoim torrado.', 'Roasted peanuts.'),
    usage: t(
      'Usar {serving} em pães, frutas, vitaminas ou direto da colher.',
      'Use {serving} on bread, fruit, in smoothies or straight from the spoon.'
    ),
    allergens: PEANUT,
    serving: { grams: 20, measure: SPOON },
    facts: {
      energy: 120,
      carbs: 3,
      sugars: 1,
      addedSugars: 0,
      protein: 6,
      fat: 9.6,
      satFat: 1.5,
      fibre: 1.6,
      sodium: 0
    },
    look: { pack: 'jar', content: 'none', contentColour: '#b9803f' },
    pairs: [['granola', 8]],
    presentations: [
      {
        brand: 'semente-boa',
        size: { grams: 450 },
        priceCents: 2490,
        wholesale: [
          { quantity: 6, priceCents: 2290 },
          { quantity: 12, priceCents: 1990 }
        ],
        popularity: 750,
        sibling: 'peso',
        note: t('Cremosa, em pote transparente.', 'Creamy, in a clear jar.'),
        reviews: [
          [
            'Luan P.',
            5,
            'Só amendoim mesmo. Mistura bem depois de mexer.',
            'Peanuts only, indeed. It blends well after stirring.'
          ],
          [
            'Roseli A.',
            4,
            'Boa textura. Veio com o óleo em cima, normal.',
            'Good texture. It came with oil on top, as usual.'
          ]
        ]
      },
      {
        brand: 'semente-boa',
        size: { grams: 1000 },
        priceCents: 4490,
        listPriceCents: 5290,
        popularity: 560,
        sibling: 'peso',
        note: t('Um quilo, para quem come todo dia.', 'One kilo, for daily eaters.'),
        reviews: [
          [
            'Edilson M.',
            5,
            'Dura um mês em casa, preço por quilo ótimo.',
            'It lasts a month at home, great price per kilo.'
          ]
        ]
      },
      {
        brand: 'semente-boa',
        size: { grams: 450 },
        name: t('Pasta de Amendoim Crocante', 'Crunchy Peanut Butter'),
        summary: t(
          'Amendoim moído com pedacinhos: {protein} de proteína por porção.',
          'Ground peanuts with little pieces: {protein} of protein per portion.'
        ),
        priceCents: 2590,
        popularity: 400,
        look: { colour: '#d9a13a' },
        note: t('Com pedaços de amendoim para mastigar.', 'With pieces of peanut to chew.')
      },
      {
        brand: 'arco-forte',
        size: { grams: 500 },
        name: t('Pasta de Amendoim com Whey', 'Peanut Butter with Whey'),
        facts: { energy: 112, carbs: 4, protein: 7.4, fat: 8, addedSugars: 0, sodium: 25 },
        summary: t(
          'Amendoim, cacau e whey: {protein} de proteína por porção.',
          'Peanut, cocoa and whey: {protein} of protein per portion.'
        ),
        about: [
          t(
            'Pasta de amendoim com whey isolado e cacau, adoçada sem açúcar. Textura de creme de avelã.',
            'Peanut butter with whey isolate and cocoa, sweetened without sugar. The texture of hazelnut spread.'
          ),
          t(
            'Vai bem em panquecas, iogurte e banana. Não precisa de geladeira.',
            'It goes well on pancakes, yoghurt and bananas. No fridge needed.'
          )
        ],
        ingredients: t(
          'Amendoim torrado, proteína isolada do soro do leite, cacau em pó, aromatizante, edulcorantes eritritol e sucralose.',
          'Roasted peanuts, whey protein isolate, cocoa powder, flavouring, sweeteners erythritol and sucralose.'
        ),
        diets: ['sem-gluten', 'sem-acucar'],
        allergens: t(
          'Alérgicos: contém amendoim e derivados de leite. Contém lactose. Não contém glúten.',
          'Allergens: contains peanut and milk derivatives. Contains lactose. Gluten free.'
        ),
        priceCents: 3690,
        popularity: 490,
        note: t('Dois sabores da mesma receita.', 'Two flavours of the same recipe.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'brigadeiro', stock: 38 },
            { shade: 'chocolate-branco', stock: 21 }
          ]
        },
        reviews: [
          ['Estela R.', 5, 'Brigadeiro de colher com proteína, perigoso.', 'Spoon brigadeiro with protein, dangerous.'],
          ['Fred N.', 3, 'Chocolate branco muito doce para o meu gosto.', 'White chocolate too sweet for my taste.']
        ]
      }
    ]
  },
  {
    number: 91,
    key: 'pasta-de-castanha',
    name: t('Pasta de Castanha-de-Caju', 'Cashew Butter'),
    label: { title: 'Pasta de Castanha', subtitle: 'Caju' },
    categories: ['pastas-de-amendoim'],
    form: 'alimento',
    kind: 'food',
    goals: ['energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Castanha torrada e moída até virar creme, sem mais nada.',
      'Roasted nuts ground into a cream, with nothing else.'
    ),
    about: [
      t(
        'Castanhas do Nordeste, quebradas à mão e torradas em lotes pequenos. Doçura natural, sem açúcar.',
        'Nuts from the Northeast, cracked by hand and roasted in small batches. Natural sweetness, no sugar.'
      ),
      t(
        'Substitui o creme de leite em molhos: bata com água morna.',
        'It replaces cream in sauces: blend with lukewarm water.'
      )
    ],
    ingredients: t('Castanha-de-caju torrada.', 'Roasted cashew nuts.'),
    usage: t('Usar {serving} em torradas, molhos e vitaminas.', 'Use {serving} on toast, in sauces and smoothies.'),
    allergens: NUTS,
    serving: { grams: 20, measure: SPOON },
    facts: {
      energy: 118,
      carbs: 5.6,
      sugars: 1.2,
      addedSugars: 0,
      protein: 3.6,
      fat: 9.2,
      satFat: 1.7,
      fibre: 0.7,
      sodium: 2
    },
    look: { pack: 'jar', content: 'none', colour: '#e6cfa2' },
    presentations: [
      {
        brand: 'semente-boa',
        size: { grams: 200 },
        priceCents: 3490,
        popularity: 280,
        note: t('Pote pequeno de vidro.', 'A small glass jar.'),
        reviews: [
          [
            'Celeste D.',
            5,
            'Vira molho branco vegano em dois minutos.',
            'It turns into vegan white sauce in two minutes.'
          ]
        ]
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 200 },
        name: t('Pasta de Castanha de Baru', 'Baru Nut Butter'),
        facts: { energy: 112, carbs: 3.2, protein: 4.8, fat: 8.4, fibre: 2.2 },
        summary: t(
          'Baru do Cerrado torrado e moído, com sabor entre o amendoim e o cacau.',
          'Roasted and ground baru from the Cerrado, tasting between peanut and cocoa.'
        ),
        about: [
          t(
            'Baru colhido do chão por famílias do norte de Minas, torrado e moído na pedra.',
            'Baru gathered from the ground by families in the north of Minas, roasted and stone-ground.'
          ),
          t('Sabor forte e amendoado, ótimo com banana.', 'A strong nutty taste, great with banana.')
        ],
        ingredients: t('Castanha de baru torrada.', 'Roasted baru nuts.'),
        priceCents: 3990,
        popularity: 230,
        status: 'indisponivel',
        look: { colour: '#7a2e3a' },
        note: t('Safra curta: volta em setembro.', 'A short harvest: back in September.')
      }
    ]
  },
  {
    number: 92,
    key: 'castanhas',
    name: t('Castanha-do-Pará', 'Brazil Nuts'),
    label: { title: 'Castanha-do-Pará', subtitle: 'Inteira' },
    categories: ['castanhas-e-sementes'],
    form: 'alimento',
    kind: 'food',
    goals: ['imunidade', 'coracao'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Castanhas inteiras da Amazônia: uma unidade por dia traz bastante selênio.',
      'Whole nuts from the Amazon: one a day brings a lot of selenium.'
    ),
    about: [
      t(
        'Coletadas por cooperativas do Acre na floresta em pé, secas e embaladas a vácuo.',
        'Gathered by cooperatives of Acre in the standing forest, dried and vacuum-packed.'
      ),
      t(
        'Uma ou duas por dia bastam. Depois de aberto, guarde na geladeira.',
        'One or two a day are enough. Once opened, keep in the fridge.'
      )
    ],
    ingredients: t('Castanha-do-pará descascada.', 'Shelled Brazil nuts.'),
    usage: t('Consumir 1 a 2 castanhas ao dia.', 'Eat 1 to 2 nuts a day.'),
    allergens: NUTS,
    serving: { grams: 8, measure: t('2 unidades', '2 nuts') },
    facts: { energy: 53, carbs: 1, protein: 1.1, fat: 5.3, satFat: 1.3, fibre: 0.6, sodium: 0, selenium: 150 },
    presentations: [
      {
        brand: 'cerrado-vivo',
        size: { grams: 200 },
        priceCents: 3290,
        popularity: 440,
        sibling: 'peso',
        note: t('Pacote com fecho.', 'A resealable pouch.'),
        reviews: [['Dirceu B.', 5, 'Inteiras e crocantes, nada de ranço.', 'Whole and crunchy, not rancid at all.']]
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 500 },
        priceCents: 6990,
        popularity: 270,
        sibling: 'peso',
        note: t('Para a família.', 'For the family.')
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 150 },
        name: t('Castanha de Baru Torrada', 'Roasted Baru Nuts'),
        facts: { energy: 40, carbs: 1.2, protein: 1.9, fat: 3.2, satFat: 0.6, fibre: 1, selenium: 0, zinc: 0.4 },
        serving: { grams: 8, measure: t('8 unidades', '8 nuts') },
        summary: t(
          'Baru torrado com casca fina, crocante e com {protein} de proteína por punhado.',
          'Roasted baru with its thin skin, crunchy and with {protein} of protein per handful.'
        ),
        about: [
          t(
            'O baru é a castanha do Cerrado, colhida uma vez por ano. Sabor entre o amendoim e a castanha-de-caju.',
            'Baru is the nut of the Cerrado, picked once a year. It tastes between peanut and cashew.'
          ),
          t('Já vem torrado: é só abrir.', 'It comes roasted: just open.')
        ],
        ingredients: t('Castanha de baru torrada.', 'Roasted baru nuts.'),
        usage: t('Consumir um punhado ao dia.', 'Eat a handful a day.'),
        priceCents: 2890,
        popularity: 250,
        note: t('Pacote de bolsa.', 'A pouch for the bag.')
      },
      {
        brand: 'semente-boa',
        size: { grams: 300 },
        name: t('Mix de Castanhas e Frutas', 'Nut and Fruit Mix'),
        facts: {
          energy: 132,
          carbs: 9,
          sugars: 5,
          addedSugars: 0,
          protein: 3.8,
          fat: 9,
          satFat: 1.6,
          fibre: 1.8,
          selenium: 20
        },
        serving: { grams: 25, measure: t('1 punhado', '1 handful') },
        summary: t(
          'Caju, pará, amêndoa, uva-passa e damasco, sem sal e sem açúcar adicionado.',
          'Cashew, Brazil nut, almond, raisin and apricot, no salt and no added sugar.'
        ),
        about: [
          t(
            'Cinco partes de castanhas para duas de frutas secas, na proporção que não deixa só passas no fundo.',
            'Five parts nuts to two of dried fruit, in the ratio that does not leave only raisins at the bottom.'
          ),
          t('Porções de 25 g seguram bem até a próxima refeição.', 'Portions of 25 g hold well until the next meal.')
        ],
        ingredients: t(
          'Castanha-de-caju, castanha-do-pará, amêndoa, uva-passa, damasco seco.',
          'Cashew nut, Brazil nut, almond, raisin, dried apricot.'
        ),
        usage: t('Consumir 1 punhado ao dia.', 'Eat 1 handful a day.'),
        priceCents: 3490,
        listPriceCents: 3990,
        popularity: 470,
        note: t('Doze porções por pacote.', 'Twelve portions per pouch.'),
        reviews: [['Juçara F.', 4, 'Bem proporcionado. Damasco macio.', 'Well balanced. Soft apricots.']]
      }
    ]
  },
  {
    number: 93,
    key: 'sementes',
    name: t('Chia em Grãos', 'Chia Seeds'),
    label: { title: 'Chia', subtitle: 'Em grãos' },
    categories: ['castanhas-e-sementes', 'fibras'],
    form: 'alimento',
    kind: 'food',
    goals: ['digestao', 'coracao'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{fibre} de fibra por colher, para pudins, frutas e pães.',
      '{fibre} of fibre per spoon, for puddings, fruit and bread.'
    ),
    about: [
      t(
        'Em contato com água a semente forma um gel e dobra de volume. Fonte de fibras e de ômega 3 vegetal.',
        'In contact with water the seed forms a gel and doubles in size. A source of fibre and plant omega 3.'
      ),
      t('Deixe de molho por quinze minutos e beba água junto.', 'Soak for fifteen minutes and drink water with it.')
    ],
    ingredients: t('Semente de chia.', 'Chia seeds.'),
    usage: t('Usar {serving} em iogurtes, frutas e massas.', 'Use {serving} in yoghurt, fruit and dough.'),
    serving: { grams: 12, measure: SPOON },
    facts: { energy: 58, carbs: 5, protein: 2, fat: 3.7, satFat: 0.4, fibre: 4.1, sodium: 2, ala: 2100 },
    presentations: [
      {
        brand: 'cerrado-vivo',
        size: { grams: 250 },
        priceCents: 1690,
        popularity: 310
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 250 },
        name: t('Linhaça Dourada', 'Golden Flaxseed'),
        facts: { energy: 60, carbs: 3.5, protein: 2.3, fat: 4.8, fibre: 3.3, ala: 2600 },
        about: [
          t(
            'Semente inteira, de casca fina. Moída na hora, libera mais fibras e ômega 3 vegetal.',
            'Whole seed with a thin skin. Freshly ground it releases more fibre and plant omega 3.'
          ),
          t('Moa pequenas quantidades e guarde na geladeira.', 'Grind small amounts and keep them in the fridge.')
        ],
        ingredients: t('Semente de linhaça dourada.', 'Golden flaxseed.'),
        priceCents: 1490,
        popularity: 240,
        note: t('Pacote para vinte porções.', 'A pouch for twenty portions.')
      }
    ]
  },
  {
    number: 94,
    key: 'granola',
    name: t('Granola Sem Açúcar', 'Sugar-Free Granola'),
    label: { title: 'Granola', subtitle: 'Sem açúcar' },
    categories: ['granolas-e-aveias'],
    form: 'alimento',
    kind: 'food',
    goals: ['energia', 'digestao'],
    diets: ['vegano', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Aveia, coco e castanhas assados com banana no lugar do açúcar.',
      'Oats, coconut and nuts baked with banana in place of sugar.'
    ),
    about: [
      t(
        'A banana madura assa junto com a aveia e carameliza sozinha. Fica crocante, com doçura leve.',
        'Ripe banana bakes with the oats and caramelises by itself. It turns crunchy, with a light sweetness.'
      ),
      t('Boa com iogurte, com fruta ou pura, em punhados.', 'Good with yoghurt, with fruit or by the handful.')
    ],
    ingredients: t(
      'Flocos de aveia, banana, coco em lascas, castanha-de-caju, semente de girassol, óleo de coco, canela.',
      'Oat flakes, banana, coconut flakes, cashew nut, sunflower seed, coconut oil, cinnamon.'
    ),
    usage: t('Servir {serving} com iogurte, leite ou frutas.', 'Serve {serving} with yoghurt, milk or fruit.'),
    allergens: t(
      'Alérgicos: contém aveia e castanha-de-caju. Pode conter trigo, amendoim e leite. Contém glúten.',
      'Allergens: contains oats and cashew nuts. May contain wheat, peanut and milk. Contains gluten.'
    ),
    serving: { grams: 40, measure: t('meia xícara', 'half a cup') },
    facts: {
      energy: 184,
      carbs: 22,
      sugars: 5,
      addedSugars: 0,
      protein: 4.8,
      fat: 8.6,
      satFat: 4,
      fibre: 3.8,
      sodium: 5
    },
    subscribable: true,
    presentations: [
      {
        brand: 'semente-boa',
        size: { grams: 300 },
        priceCents: 2290,
        popularity: 520,
        sibling: 'peso',
        note: t('Sete porções fartas.', 'Seven generous portions.'),
        reviews: [
          ['Olívia C.', 5, 'Enfim uma granola que não é doce.', 'At last a granola that is not sweet.'],
          ['Tadeu M.', 4, 'Crocante até o fim do pacote.', 'Crunchy to the end of the pouch.']
        ]
      },
      {
        brand: 'semente-boa',
        size: { grams: 800 },
        priceCents: 4990,
        listPriceCents: 5890,
        popularity: 330,
        sibling: 'peso',
        note: t('Pacote de família.', 'A family pouch.')
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 300 },
        name: t('Granola Orgânica com Baru e Mel', 'Organic Granola with Baru and Honey'),
        facts: { energy: 178, carbs: 25, sugars: 9, addedSugars: 6, protein: 4.6, fat: 6.8, satFat: 1.6 },
        summary: t(
          'Aveia orgânica, baru e mel silvestre, assados em tabuleiro.',
          'Organic oats, baru and wild honey, baked on trays.'
        ),
        about: [
          t(
            'Aveia e mel orgânicos com castanha de baru em lascas. Assada devagar, em blocos que você quebra como quiser.',
            'Organic oats and honey with baru flakes. Baked slowly, in clusters that you break as you like.'
          ),
          t('Leva mel: não serve a dietas veganas.', 'It has honey: not for vegan diets.')
        ],
        ingredients: t(
          'Flocos de aveia orgânica, mel silvestre orgânico, castanha de baru, óleo de coco, uva-passa, canela.',
          'Organic oat flakes, organic wild honey, baru nut, coconut oil, raisin, cinnamon.'
        ),
        diets: ['sem-lactose', 'organico'],
        allergens: t(
          'Alérgicos: contém aveia e castanha de baru. Pode conter trigo, amendoim e leite. Contém glúten.',
          'Allergens: contains oats and baru nuts. May contain wheat, peanut and milk. Contains gluten.'
        ),
        priceCents: 2990,
        popularity: 290,
        note: t('Blocos grandes e dourados.', 'Large golden clusters.')
      }
    ]
  },
  {
    number: 95,
    key: 'aveia-proteica',
    name: t('Aveia Proteica', 'Protein Oats'),
    label: { title: 'Aveia Proteica', subtitle: 'Mingau em 2 min' },
    categories: ['granolas-e-aveias'],
    form: 'alimento',
    kind: 'food',
    goals: ['massa-muscular', 'energia'],
    diets: ['sem-acucar'],
    summary: t(
      'Mingau de aveia com {protein} de proteína, pronto em dois minutos.',
      'Porridge with {protein} of protein, ready in two minutes.'
    ),
    about: [
      t(
        'Aveia em flocos finos com whey e canela. Micro-ondas por dois minutos ou da noite para o dia na geladeira.',
        'Fine oat flakes with whey and cinnamon. Two minutes in the microwave or overnight in the fridge.'
      ),
      t('Sem açúcar: adoce com fruta se quiser.', 'Sugar free: sweeten with fruit if you like.')
    ],
    ingredients: t(
      'Flocos finos de aveia, proteína concentrada do soro do leite, canela ou cacau em pó, sal, edulcorante estévia.',
      'Fine oat flakes, whey protein concentrate, cinnamon or cocoa powder, salt, sweetener stevia.'
    ),
    usage: t(
      'Misturar {serving} com 150 ml de leite ou água e aquecer por 2 minutos.',
      'Mix {serving} with 150 ml of milk or water and heat for 2 minutes.'
    ),
    allergens: t(
      'Alérgicos: contém aveia e derivados de leite. Pode conter trigo e soja. Contém lactose. Contém glúten.',
      'Allergens: contains oats and milk derivatives. May contain wheat and soy. Contains lactose. Contains gluten.'
    ),
    serving: { grams: 50, measure: t('5 colheres de sopa', '5 tablespoons') },
    facts: {
      energy: 188,
      carbs: 27,
      sugars: 1.5,
      addedSugars: 0,
      lactose: 1,
      protein: 13,
      fat: 3.2,
      satFat: 0.8,
      fibre: 4.2,
      sodium: 90
    },
    presentations: [
      {
        brand: 'arco-forte',
        size: { grams: 500 },
        priceCents: 3490,
        popularity: 360,
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'banana-com-canela', stock: 26 },
            { shade: 'chocolate', stock: 19 }
          ]
        },
        reviews: [
          [
            'Sheila G.',
            5,
            'Faço à noite com leite e de manhã é só comer.',
            'I make it at night with milk and in the morning just eat.'
          ]
        ]
      },
      {
        brand: 'cerrado-vivo',
        size: { grams: 500 },
        goals: ['energia', 'digestao'],
        name: t('Aveia Orgânica em Flocos', 'Organic Rolled Oats'),
        serving: { grams: 30, measure: t('3 colheres de sopa', '3 tablespoons') },
        facts: {
          energy: 112,
          carbs: 18,
          sugars: 0.3,
          lactose: 0,
          protein: 4.2,
          fat: 2.4,
          satFat: 0.4,
          fibre: 3,
          sodium: 0
        },
        summary: t('Flocos grossos de aveia orgânica, só aveia.', 'Thick organic oat flakes, only oats.'),
        about: [
          t(
            'Grão prensado a vapor, em flocos grossos que mantêm a mordida depois de cozidos.',
            'Steam-pressed grain, in thick flakes that keep their bite when cooked.'
          ),
          t('Para mingau, granola caseira, biscoitos e frutas.', 'For porridge, home-made granola, biscuits and fruit.')
        ],
        usage: t('Usar {serving} em mingaus, frutas e massas.', 'Use {serving} in porridge, on fruit and in dough.'),
        ingredients: t('Aveia orgânica em flocos.', 'Organic rolled oats.'),
        diets: ['vegano', 'sem-lactose', 'sem-acucar', 'organico'],
        allergens: t(
          'Alérgicos: contém aveia. Pode conter trigo. Contém glúten.',
          'Allergens: contains oats. May contain wheat. Contains gluten.'
        ),
        priceCents: 1690,
        popularity: 300,
        note: t('Dezesseis porções.', 'Sixteen portions.')
      },
      {
        brand: 'semente-boa',
        size: { grams: 400 },
        goals: ['digestao', 'coracao'],
        name: t('Farelo de Aveia', 'Oat Bran'),
        serving: { grams: 15, measure: t('1 colher de sopa cheia', '1 heaped tablespoon') },
        facts: {
          energy: 48,
          carbs: 7.5,
          sugars: 0.2,
          lactose: 0,
          protein: 2.6,
          fat: 1,
          satFat: 0.2,
          fibre: 2.4,
          sodium: 0
        },
        summary: t(
          'A parte da aveia com mais fibra: {fibre} por colher.',
          'The part of oats with most fibre: {fibre} per spoon.'
        ),
        about: [
          t(
            'A camada externa do grão, rica em beta-glucanas, fibras que auxiliam na redução da absorção de colesterol com alimentação equilibrada.',
            'The outer layer of the grain, rich in beta-glucans, fibres that help to reduce cholesterol absorption along with a balanced diet.'
          ),
          t('Polvilhe sobre frutas ou use em panquecas.', 'Sprinkle on fruit or use in pancakes.')
        ],
        usage: t(
          'Usar {serving} ao dia sobre frutas, iogurtes e sopas.',
          'Use {serving} a day on fruit, yoghurt and soup.'
        ),
        ingredients: t('Farelo de aveia.', 'Oat bran.'),
        diets: ['vegano', 'sem-lactose', 'sem-acucar'],
        allergens: t(
          'Alérgicos: contém aveia. Pode conter trigo. Contém glúten.',
          'Allergens: contains oats. May contain wheat. Contains gluten.'
        ),
        priceCents: 1290,
        popularity: 210,
        stock: 8,
        note: t('Mais de três semanas de uso diário.', 'More than three weeks of daily use.')
      }
    ]
  },
  {
    number: 96,
    key: 'gomas-vitamina-c',
    name: t('Gomas de Vitamina C', 'Vitamin C Gummies'),
    label: { title: 'Gomas Vit C', subtitle: 'Acerola' },
    categories: ['gomas-e-doces', 'vitamina-c'],
    form: 'goma',
    goals: ['imunidade'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose'],
    summary: t(
      '{vitaminC} de vitamina C em {serving} de fruta.',
      '{vitaminC} of vitamin C in {serving} made with fruit.'
    ),
    about: [
      t(
        'Goma macia de pectina com suco de acerola. A vitamina C auxilia no funcionamento do sistema imune.',
        'A soft pectin gummy with acerola juice. Vitamin C helps the immune system to work.'
      ),
      t(
        'Parece doce: guarde no alto quando houver crianças em casa.',
        'It looks like a sweet: keep it up high when there are children at home.'
      )
    ],
    ingredients: t(
      'Açúcar, xarope de glicose, água, suco concentrado de acerola, ácido ascórbico, pectina, regulador de acidez ácido cítrico, corante natural.',
      'Sugar, glucose syrup, water, acerola juice concentrate, ascorbic acid, pectin, acidity regulator citric acid, natural colour.'
    ),
    usage: t(
      'Adultos e crianças a partir de 4 anos: mastigar {serving} ao dia.',
      'Adults and children from 4 years: chew {serving} a day.'
    ),
    audience: 'everyone',
    serving: { units: 2 },
    facts: { energy: 16, carbs: 4, addedSugars: 2.6, vitaminC: 100 },
    presentations: [
      {
        brand: 'solar-vita',
        size: { units: 60 },
        priceCents: 3490,
        popularity: 630,
        note: t('Três frutas em potes separados.', 'Three fruits in separate jars.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'acerola', stock: 47 },
            { shade: 'laranja', stock: 38 },
            { shade: 'tangerina', stock: 13 }
          ]
        },
        reviews: [
          ['Kely M.', 5, 'Macias e com gosto de fruta.', 'Soft and with a fruity taste.'],
          ['Noel A.', 4, 'Boas, só cuidado para não comer demais.', 'Good, just mind not to eat too many.']
        ]
      },
      {
        brand: 'colmeia-azul',
        size: { units: 40 },
        name: t('Gomas de Própolis e Mel', 'Propolis and Honey Gummies'),
        facts: { vitaminC: 50, flavonoids: 4 },
        summary: t(
          'Própolis verde, mel e {vitaminC} de vitamina C em {serving}.',
          'Green propolis, honey and {vitaminC} of vitamin C in {serving}.'
        ),
        about: [
          t(
            'O sabor resinoso da própolis fica redondo com mel e limão. Boa para a voz depois de um dia de aula.',
            'The resinous taste of propolis turns round with honey and lime. Good for the voice after a day of teaching.'
          ),
          t('Feita com pectina e mel de florada silvestre.', 'Made with pectin and wildflower honey.')
        ],
        ingredients: t(
          'Açúcar, mel, xarope de glicose, água, pectina, ácido ascórbico, extrato de própolis verde, suco concentrado de limão, regulador de acidez ácido cítrico.',
          'Sugar, honey, glucose syrup, water, pectin, ascorbic acid, green propolis extract, lime juice concentrate, acidity regulator citric acid.'
        ),
        diets: ['sem-gluten', 'sem-lactose'],
        caution: t(
          'Não indicado para pessoas alérgicas a produtos de abelhas.',
          'Not suitable for people allergic to bee products.'
        ),
        priceCents: 2990,
        popularity: 340,
        look: { contentColour: '#d99a1e' },
        note: t('Lata de bolsa com vinte dias.', 'A pocket jar for twenty days.')
      }
    ]
  },
  {
    number: 97,
    key: 'chocolate',
    name: t('Chocolate 70% Cacau', 'Chocolate 70% Cocoa'),
    label: { title: 'Chocolate 70%', subtitle: 'Cacau da Bahia' },
    categories: ['gomas-e-doces'],
    form: 'barra',
    kind: 'food',
    goals: ['energia'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose'],
    summary: t(
      'Cacau do sul da Bahia e açúcar mascavo, dois ingredientes.',
      'Cocoa from southern Bahia and brown sugar, two ingredients.'
    ),
    about: [
      t(
        'Feito da amêndoa à barra com cacau fino de cabruca, plantado à sombra da mata. Notas de fruta seca.',
        'Made from bean to bar with fine cabruca cocoa, grown in the shade of the forest. Notes of dried fruit.'
      ),
      t('Dois quadradinhos fecham bem o almoço.', 'Two squares close lunch well.')
    ],
    ingredients: t('Massa de cacau, açúcar mascavo.', 'Cocoa mass, brown sugar.'),
    usage: t(
      'Consumir 2 quadrados de cada vez. Guardar entre 16 e 24 °C.',
      'Eat 2 squares at a time. Keep between 16 and 24 °C.'
    ),
    allergens: t(
      'Alérgicos: pode conter leite, amendoim e castanhas. Não contém glúten.',
      'Allergens: may contain milk, peanut and nuts. Gluten free.'
    ),
    serving: { grams: 20, measure: t('2 quadrados', '2 squares') },
    facts: { energy: 112, carbs: 9, sugars: 6, addedSugars: 6, protein: 1.7, fat: 8, satFat: 4.8, fibre: 2, sodium: 2 },
    look: { contentColour: '#3b2013' },
    presentations: [
      {
        brand: 'cerrado-vivo',
        size: { grams: 80 },
        priceCents: 1890,
        popularity: 290,
        note: t('Barra de quatro porções.', 'A bar of four portions.'),
        reviews: [['Joana T.', 5, 'Amargo na medida, derrete devagar.', 'Just bitter enough, it melts slowly.']]
      },
      {
        brand: 'umbuzeiro',
        size: { grams: 80 },
        name: t('Chocolate Zero com Proteína', 'Sugar-Free Protein Chocolate'),
        facts: { energy: 96, carbs: 8, sugars: 1, addedSugars: 0, protein: 4.4, fat: 6.6, satFat: 4 },
        summary: t(
          'Chocolate ao leite sem açúcar com {protein} de proteína por porção.',
          'Sugar-free milk chocolate with {protein} of protein per portion.'
        ),
        about: [
          t(
            'Chocolate ao leite adoçado com maltitol e enriquecido com whey. Macio, com doçura de chocolate comum.',
            'Milk chocolate sweetened with maltitol and enriched with whey. Soft, as sweet as common chocolate.'
          ),
          t(
            'Maltitol em excesso solta o intestino: fique nos dois quadrados.',
            'Too much maltitol loosens the bowel: keep to the two squares.'
          )
        ],
        ingredients: t(
          'Maltitol, manteiga de cacau, proteína do soro do leite, leite em pó, massa de cacau, emulsificante lecitina de girassol, edulcorante sucralose.',
          'Maltitol, cocoa butter, whey protein, milk powder, cocoa mass, emulsifier sunflower lecithin, sweetener sucralose.'
        ),
        diets: ['sem-gluten', 'sem-acucar'],
        allergens: MILK_SOY_PEANUT,
        priceCents: 1690,
        popularity: 350,
        note: t('Quatro porções por barra.', 'Four portions per bar.')
      }
    ]
  },
  {
    number: 98,
    key: 'bebida-proteica',
    name: t('Bebida Proteica', 'Protein Drink'),
    label: { title: 'Bebida Proteica', subtitle: 'Pronta' },
    categories: ['bebidas-prontas'],
    form: 'lata',
    kind: 'food',
    goals: ['massa-muscular'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{protein} de proteína pronta para beber, sem lactose e sem açúcar.',
      '{protein} of protein ready to drink, lactose and sugar free.'
    ),
    about: [
      t(
        'Leite filtrado com mais proteína, sem lactose. Gelada fica melhor; em temperatura ambiente dura meses fechada.',
        'Filtered milk with more protein, lactose free. It is better cold; unopened it lasts months at room temperature.'
      ),
      t('Agite antes de abrir.', 'Shake before opening.')
    ],
    ingredients: t(
      'Leite desnatado, proteína concentrada do leite, cacau em pó (sabor chocolate), enzima lactase, aromatizante, espessante goma gelana, edulcorante sucralose.',
      'Skimmed milk, milk protein concentrate, cocoa powder (chocolate flavour), lactase enzyme, flavouring, thickener gellan gum, sweetener sucralose.'
    ),
    usage: t(
      'Beber 1 lata depois do treino ou no lanche. Depois de aberta, consumir no mesmo dia.',
      'Drink 1 can after training or as a snack. Once opened, use on the same day.'
    ),
    allergens: t(
      'Alérgicos: contém leite. Zero lactose. Não contém glúten.',
      'Allergens: contains milk. Lactose free. Gluten free.'
    ),
    serving: { units: 1 },
    facts: {
      energy: 132,
      carbs: 8,
      sugars: 7,
      addedSugars: 0,
      lactose: 0,
      protein: 20,
      fat: 2,
      satFat: 1.2,
      sodium: 160,
      calcium: 520
    },
    presentations: [
      {
        brand: 'arco-forte',
        size: { units: 1, ml: 250 },
        priceCents: 1290,
        popularity: 480,
        quantityLimit: 24,
        note: t('Uma lata.', 'One can.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 96 },
            { shade: 'cappuccino', stock: 64 },
            { shade: 'banana', stock: 30 }
          ]
        },
        reviews: [
          [
            'Rogério P.',
            4,
            'Cappuccino gelado é muito bom. Leve para 20 g.',
            'Cold cappuccino is very good. Light for 20 g.'
          ]
        ]
      },
      {
        brand: 'arco-forte',
        size: { units: 6, ml: 250 },
        name: t('Bebida Proteica Chocolate', 'Chocolate Protein Drink'),
        priceCents: 6990,
        listPriceCents: 7740,
        popularity: 350,
        note: t('Seis latas de chocolate.', 'Six cans of chocolate.'),
        look: { colour: '#5a3420' }
      },
      {
        brand: 'trovao',
        size: { units: 1, ml: 270 },
        goals: ['energia', 'foco'],
        name: t('Energético Zero', 'Zero Energy Drink'),
        facts: {
          energy: 8,
          carbs: 1,
          sugars: 0,
          protein: 0,
          fat: 0,
          satFat: 0,
          sodium: 90,
          calcium: 0,
          niacin: 15,
          vitaminB6: 1.3,
          vitaminB12: 2.4,
          caffeine: 85,
          taurine: 1000
        },
        summary: t(
          '{caffeine} de cafeína e {taurine} de taurina por lata, sem açúcar.',
          '{caffeine} of caffeine and {taurine} of taurine per can, sugar free.'
        ),
        about: [
          t(
            'Gaseificado, ácido e sem açúcar, com vitaminas do complexo B.',
            'Fizzy, sour and sugar free, with B vitamins.'
          ),
          t('Melhor bem gelado, antes do treino ou da estrada.', 'Better very cold, before training or the road.')
        ],
        ingredients: t(
          'Água gaseificada, taurina, acidulante ácido cítrico, cafeína, nicotinamida, piridoxina, cianocobalamina, aromatizante, edulcorantes sucralose e acessulfame de potássio.',
          'Carbonated water, taurine, acidulant citric acid, caffeine, nicotinamide, pyridoxine, cyanocobalamin, flavouring, sweeteners sucralose and acesulfame potassium.'
        ),
        usage: t('Beber gelado. No máximo duas latas ao dia.', 'Drink cold. No more than two cans a day.'),
        caution: t(
          'Contém cafeína. Não indicado para crianças, gestantes, lactantes, idosos e portadores de enfermidades. Não misturar com álcool.',
          'Contains caffeine. Not suitable for children, pregnant or nursing women, older people and people with illnesses. Do not mix with alcohol.'
        ),
        allergens: t('Não contém glúten.', 'Gluten free.'),
        diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
        priceCents: 890,
        popularity: 410,
        note: t('Dois sabores.', 'Two flavours.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'guarana', stock: 110 },
            { shade: 'melancia', stock: 75 }
          ]
        }
      }
    ]
  }
]
