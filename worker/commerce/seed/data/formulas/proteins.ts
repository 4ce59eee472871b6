import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

const CONTAINS_MILK = t(
  'Alérgicos: contém derivados de leite e lecitina de soja. Contém lactose. Não contém glúten.',
  'Allergens: contains milk derivatives and soy lecithin. Contains lactose. Gluten free.'
)
const CONTAINS_MILK_NO_LACTOSE = t(
  'Alérgicos: contém derivados de leite. Baixo teor de lactose. Não contém glúten.',
  'Allergens: contains milk derivatives. Low in lactose. Gluten free.'
)
const SCOOP = t('1 dosador', '1 scoop')

export const proteins: Formula[] = [
  {
    number: 31,
    key: 'whey-concentrado',
    name: t('Whey Protein Concentrado', 'Whey Protein Concentrate'),
    label: { title: 'Whey', subtitle: 'Protein concentrado' },
    categories: ['whey-concentrado'],
    form: 'po',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['sem-gluten'],
    summary: t(
      '{protein} de proteína por dose de {serving}, com todos os aminoácidos essenciais.',
      '{protein} of protein per serving of {serving}, with all essential amino acids.'
    ),
    about: [
      t(
        'As proteínas auxiliam na formação e na manutenção dos músculos. O whey concentrado é o soro do leite filtrado uma vez: bom perfil de aminoácidos pelo menor preço por dose.',
        'Proteins help muscles to form and to be maintained. Whey concentrate is milk serum filtered once: a good amino acid profile at the lowest price per serving.'
      ),
      t(
        'Dissolve com 200 ml de água ou leite em dez segundos de coqueteleira, e também vai bem em panquecas e mingaus.',
        'It dissolves in 200 ml of water or milk with ten seconds of shaking, and also goes well in pancakes and porridge.'
      )
    ],
    points: [
      t('{protein} de proteína', '{protein} of protein'),
      t('{leucine} de leucina', '{leucine} of leucine'),
      t('Laudo do lote no QR code da embalagem', 'Batch report in the QR code on the pack')
    ],
    ingredients: t(
      'Proteína concentrada do soro do leite, cacau em pó (sabores de chocolate), aromatizante, espessante goma xantana, emulsificante lecitina de soja, edulcorantes sucralose e estévia.',
      'Whey protein concentrate, cocoa powder (chocolate flavours), flavouring, thickener xanthan gum, emulsifier soy lecithin, sweeteners sucralose and stevia.'
    ),
    usage: t(
      'Misturar {serving} em 200 ml de água gelada ou leite. Consumir uma vez ao dia, depois do treino ou entre refeições.',
      'Mix {serving} with 200 ml of cold water or milk. Take once a day, after training or between meals.'
    ),
    allergens: CONTAINS_MILK,
    serving: { grams: 30, measure: SCOOP },
    facts: {
      energy: 122,
      carbs: 3.6,
      sugars: 2.4,
      addedSugars: 0,
      lactose: 1.9,
      protein: 23,
      fat: 1.8,
      satFat: 1.1,
      transFat: 0,
      fibre: 0.3,
      sodium: 62,
      leucine: 2.4,
      isoleucine: 1.4,
      valine: 1.3
    },
    subscribable: true,
    pairs: [
      ['creatina-micronizada', 10],
      ['coqueteleira', 15]
    ],
    presentations: [
      {
        brand: 'arco-forte',
        size: { grams: 900 },
        priceCents: 13990,
        listPriceCents: 16990,
        popularity: 1000,
        sibling: 'peso',
        quantityLimit: 10,
        note: t(
          'O pote preto da Arco Forte, com dosador no fundo.',
          'Arco Forte’s black tub, with the scoop at the bottom.'
        ),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 84 },
            { shade: 'baunilha', stock: 61 },
            { shade: 'morango', stock: 37 },
            { shade: 'cookies', stock: 0 },
            { shade: 'doce-de-leite', stock: 22, priceCents: 14490 }
          ]
        },
        reviews: [
          [
            'Felipe R.',
            5,
            'O de chocolate dissolve sem pelota até na colher. Melhor custo por dose.',
            'The chocolate one dissolves without lumps even with a spoon. Best cost per serving.'
          ],
          [
            'Natália G.',
            4,
            'Doce de leite é delicioso com leite; com água fica doce demais.',
            'Dulce de leche is delicious with milk; with water it is too sweet.'
          ],
          ['Igor V.', 5, 'Conferi o laudo pelo QR code. Tudo certo.', 'I checked the report by the QR code. All fine.'],
          [
            'Bárbara S.',
            3,
            'Morango tem gosto de iogurte de criança. O produto em si é bom.',
            'Strawberry tastes like children’s yoghurt. The product itself is good.'
          ],
          [
            'Mateus L.',
            5,
            'Chegou rápido e bem embalado, sem pó fora do pote.',
            'It came fast and well packed, without powder outside the tub.'
          ]
        ]
      },
      {
        brand: 'arco-forte',
        size: { grams: 1800 },
        priceCents: 24990,
        listPriceCents: 29990,
        popularity: 780,
        sibling: 'peso',
        note: t(
          'Para quem treina o mês inteiro e não quer ficar sem.',
          'For people who train all month and do not want to run out.'
        ),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 34 },
            { shade: 'baunilha', stock: 21 }
          ]
        },
        reviews: [
          [
            'Anderson P.',
            5,
            'Dura dois meses para mim. Preço por quilo muito bom.',
            'It lasts two months for me. A very good price per kilo.'
          ]
        ]
      },
      {
        brand: 'serra-alta',
        size: { grams: 1000 },
        name: t('Whey Base Concentrado Refil', 'Base Whey Concentrate Refill'),
        facts: { protein: 22, energy: 120 },
        priceCents: 12990,
        popularity: 660,
        look: { pack: 'pouch' },
        note: t(
          'Refil sem pote: menos plástico e menos preço.',
          'A refill without a tub: less plastic and a lower price.'
        ),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 48 },
            { shade: 'natural', stock: 33 },
            { shade: 'banana', stock: 9 }
          ]
        },
        reviews: [
          [
            'Raquel T.',
            4,
            'Banana lembra vitamina. Só falta um fecho melhor.',
            'Banana tastes like a smoothie. It only lacks a better seal.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 900 },
        summary: t(
          '{protein} de proteína por dose, de três tipos de whey.',
          '{protein} of protein per serving, from three kinds of whey.'
        ),
        about: [
          t(
            'Concentrado, isolado e hidrolisado em partes declaradas no rótulo: digestão em tempos diferentes e sabor cheio.',
            'Concentrate, isolate and hydrolysate in parts stated on the label: digestion at different speeds and a full taste.'
          ),
          t(
            'As proteínas auxiliam na formação e na manutenção dos músculos. Fica melhor com leite gelado.',
            'Proteins help muscles to form and to be maintained. It is better with cold milk.'
          )
        ],
        name: t('Whey 3 em 1 Jatobá', 'Jatobá 3-in-1 Whey'),
        facts: { protein: 24, energy: 121, carbs: 3.1, lactose: 1.2 },
        priceCents: 16990,
        popularity: 490,
        ingredients: t(
          'Proteína concentrada, isolada e hidrolisada do soro do leite, cacau em pó, aromatizante, espessante goma guar, emulsificante lecitina de soja, edulcorante sucralose.',
          'Whey protein concentrate, isolate and hydrolysate, cocoa powder, flavouring, thickener guar gum, emulsifier soy lecithin, sweetener sucralose.'
        ),
        look: { colour: '#4a2616' },
        note: t(
          'Mistura de concentrado, isolado e hidrolisado, sabor brigadeiro.',
          'A blend of concentrate, isolate and hydrolysate, brigadeiro flavour.'
        )
      }
    ]
  },
  {
    number: 32,
    key: 'whey-isolado-sem-lactose',
    name: t('Whey Isolado Zero Lactose', 'Lactose-Free Whey Isolate'),
    label: { title: 'Whey ISO', subtitle: 'Zero lactose' },
    categories: ['whey-isolado-sem-lactose'],
    form: 'po',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{protein} de proteína por dose, com a lactose retirada.',
      '{protein} of protein per serving, with the lactose removed.'
    ),
    about: [
      t(
        'Isolado por microfiltração e tratado com lactase: sobra menos de 0,1 g de lactose por dose. Indicado para quem sente desconforto com o whey comum.',
        'Isolated by microfiltration and treated with lactase: less than 0.1 g of lactose per serving remains. Suggested for people who feel discomfort with common whey.'
      ),
      t(
        'As proteínas auxiliam na formação e na manutenção dos músculos. Zero lactose não é zero leite: quem tem alergia à proteína do leite não pode usar.',
        'Proteins help muscles to form and to be maintained. Lactose free is not milk free: people with milk protein allergy must not use it.'
      )
    ],
    ingredients: t(
      'Proteína isolada do soro do leite, enzima lactase, aromatizante, cacau em pó (sabores de chocolate), espessante goma xantana, edulcorantes sucralose e estévia.',
      'Whey protein isolate, lactase enzyme, flavouring, cocoa powder (chocolate flavours), thickener xanthan gum, sweeteners sucralose and stevia.'
    ),
    usage: t(
      'Misturar {serving} em 200 ml de água. Consumir uma vez ao dia.',
      'Mix {serving} with 200 ml of water. Take once a day.'
    ),
    allergens: CONTAINS_MILK_NO_LACTOSE,
    serving: { grams: 30, measure: SCOOP },
    facts: {
      energy: 114,
      carbs: 1.2,
      sugars: 0.4,
      addedSugars: 0,
      lactose: 0,
      protein: 26,
      fat: 0.5,
      satFat: 0.3,
      transFat: 0,
      fibre: 0,
      sodium: 55,
      leucine: 2.8,
      isoleucine: 1.6,
      valine: 1.5
    },
    subscribable: true,
    pairs: [
      ['creatina-micronizada', 10],
      ['coqueteleira', 15]
    ],
    presentations: [
      {
        brand: 'arco-forte',
        size: { grams: 900 },
        priceCents: 21990,
        listPriceCents: 25990,
        popularity: 860,
        sibling: 'peso',
        note: t('Leve na água, com pouca espuma.', 'Light in water, with little foam.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 41 },
            { shade: 'baunilha', stock: 29 },
            { shade: 'cappuccino', stock: 14, priceCents: 22990 },
            { shade: 'coco', stock: 6 }
          ]
        },
        reviews: [
          [
            'Michele A.',
            5,
            'Zero estufamento. O de cappuccino substituiu meu café da tarde.',
            'No bloating at all. The cappuccino one replaced my afternoon coffee.'
          ],
          ['Sérgio M.', 5, 'Tenho intolerância e não senti nada.', 'I am lactose intolerant and felt nothing.'],
          [
            'Yasmin K.',
            4,
            'Baunilha suave, boa com fruta. Caro, mas vale.',
            'A mild vanilla, good with fruit. Expensive, but worth it.'
          ]
        ]
      },
      {
        brand: 'arco-forte',
        size: { grams: 450 },
        priceCents: 12490,
        popularity: 540,
        sibling: 'peso',
        note: t('Meio pote, para conhecer o sabor.', 'Half a tub, to try the flavour.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 26 },
            { shade: 'baunilha', stock: 18 }
          ]
        }
      },
      {
        brand: 'aurora-lab',
        size: { grams: 600 },
        name: t('Whey Isolado Clear', 'Clear Whey Isolate'),
        serving: { grams: 20, measure: SCOOP },
        facts: {
          energy: 70,
          protein: 17,
          carbs: 0.6,
          sugars: 0,
          fat: 0,
          satFat: 0,
          sodium: 40,
          leucine: 1.9,
          isoleucine: 1.1,
          valine: 1
        },
        priceCents: 18990,
        popularity: 470,
        isNew: true,
        ingredients: t(
          'Proteína isolada do soro do leite, enzima lactase, acidulante ácido málico, aromatizante natural, edulcorante estévia.',
          'Whey protein isolate, lactase enzyme, acidulant malic acid, natural flavouring, sweetener stevia.'
        ),
        note: t('Fica transparente como um suco, em vez de leitoso.', 'It turns clear like juice instead of milky.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'limao', stock: 30 },
            { shade: 'pessego', stock: 24 },
            { shade: 'frutas-vermelhas', stock: 17 }
          ]
        },
        reviews: [
          [
            'Clarice F.',
            5,
            'Parece chá gelado de pêssego. Nunca mais shake leitoso no verão.',
            'It tastes like peach iced tea. No more milky shakes in summer.'
          ],
          ['Leandro C.', 3, 'Limão é azedinho demais para mim.', 'Lime is too sour for me.']
        ]
      },
      {
        brand: 'arco-forte',
        size: { grams: 1800 },
        priceCents: 38990,
        listPriceCents: 43990,
        popularity: 350,
        sibling: 'peso',
        note: t('Pote de sessenta doses, para dois meses.', 'A tub of sixty servings, for two months.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 16 },
            { shade: 'baunilha', stock: 11 }
          ]
        }
      }
    ]
  },
  {
    number: 33,
    key: 'whey-isolado-puro',
    name: t('Whey Isolado Puro', 'Pure Whey Isolate'),
    label: { title: 'Whey ISO', subtitle: 'Puro' },
    categories: ['whey-isolado-puro'],
    form: 'po',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['sem-gluten', 'sem-acucar'],
    summary: t(
      '{protein} de proteína por dose e nada além do necessário.',
      '{protein} of protein per serving and nothing more than needed.'
    ),
    about: [
      t(
        'Isolado com 90% de proteína sobre a base seca. Sem sabor, entra em sopas, purês, sucos e no café sem mudar a receita.',
        'An isolate with 90% protein on a dry basis. Unflavoured, it goes into soups, purées, juices and coffee without changing the recipe.'
      ),
      t(
        'As proteínas auxiliam na formação e na manutenção dos músculos e dos ossos.',
        'Proteins help muscles and bones to form and to be maintained.'
      )
    ],
    ingredients: t(
      'Proteína isolada do soro do leite, emulsificante lecitina de girassol.',
      'Whey protein isolate, emulsifier sunflower lecithin.'
    ),
    usage: t(
      'Misturar {serving} em 150 a 200 ml de líquido ou na comida já morna. Não ferver.',
      'Mix {serving} into 150 to 200 ml of liquid or into food that is already lukewarm. Do not boil.'
    ),
    allergens: t(
      'Alérgicos: contém derivados de leite. Contém lactose. Não contém glúten.',
      'Allergens: contains milk derivatives. Contains lactose. Gluten free.'
    ),
    serving: { grams: 30, measure: SCOOP },
    facts: {
      energy: 112,
      carbs: 0.8,
      sugars: 0.6,
      addedSugars: 0,
      lactose: 0.6,
      protein: 27,
      fat: 0.3,
      satFat: 0.2,
      transFat: 0,
      fibre: 0,
      sodium: 50,
      leucine: 2.9,
      isoleucine: 1.7,
      valine: 1.5
    },
    subscribable: true,
    presentations: [
      {
        brand: 'serra-alta',
        size: { grams: 900 },
        priceCents: 22990,
        popularity: 600,
        sibling: 'peso',
        note: t('Pote com laudo de aminograma na tampa.', 'A tub with the amino acid report on the lid.'),
        reviews: [
          [
            'Gabriel O.',
            5,
            'Coloco no purê do meu pai e ele não percebe.',
            'I put it in my father’s purée and he does not notice.'
          ],
          ['Paula E.', 4, 'Sem sabor mesmo. Faz um pouco de espuma.', 'Truly unflavoured. It foams a little.']
        ]
      },
      {
        brand: 'serra-alta',
        size: { grams: 300 },
        priceCents: 8990,
        popularity: 330,
        sibling: 'peso',
        note: t('Dez doses, para viagem ou teste.', 'Ten servings, for travel or trial.')
      },
      {
        brand: 'aurora-lab',
        size: { units: 15, grams: 30 },
        form: 'sache',
        about: [
          t(
            'Isolado com aroma natural de baunilha e estévia, em sachês de uma dose: rasgue, junte água e agite.',
            'An isolate with natural vanilla flavour and stevia, in one-serving sachets: tear, add water and shake.'
          ),
          t(
            'As proteínas auxiliam na formação e na manutenção dos músculos e dos ossos.',
            'Proteins help muscles and bones to form and to be maintained.'
          )
        ],
        summary: t(
          '{protein} de proteína por sachê de baunilha, sem pote para carregar.',
          '{protein} of protein per vanilla sachet, with no tub to carry.'
        ),
        name: t('Whey Isolado em Sachês', 'Whey Isolate Sachets'),
        serving: { units: 1 },
        priceCents: 13990,
        listPriceCents: 15990,
        popularity: 360,
        stock: 7,
        note: t(
          'Quinze sachês de baunilha para levar na mochila.',
          'Fifteen vanilla sachets to carry in the backpack.'
        ),
        ingredients: t(
          'Proteína isolada do soro do leite, aromatizante natural de baunilha, emulsificante lecitina de girassol, edulcorante estévia.',
          'Whey protein isolate, natural vanilla flavouring, emulsifier sunflower lecithin, sweetener stevia.'
        )
      },
      {
        brand: 'serra-alta',
        size: { grams: 1800 },
        priceCents: 39990,
        popularity: 240,
        sibling: 'peso',
        note: t('Pote de sessenta doses, sem sabor.', 'A tub of sixty servings, unflavoured.')
      }
    ]
  },
  {
    number: 34,
    key: 'whey-hidrolisado',
    name: t('Whey Hidrolisado', 'Hydrolysed Whey'),
    label: { title: 'Whey Hidro', subtitle: 'Peptídeos' },
    categories: ['whey-hidrolisado'],
    form: 'po',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{protein} de proteína já quebrada em peptídeos, de digestão rápida.',
      '{protein} of protein already broken into peptides, fast to digest.'
    ),
    about: [
      t(
        'Enzimas quebram a proteína antes de ela chegar ao pote. Fica mais rápida de digerir e um pouco mais amarga, o que o cacau disfarça.',
        'Enzymes break the protein before it reaches the tub. It gets faster to digest and a little more bitter, which the cocoa hides.'
      ),
      t(
        'É a escolha de quem treina duas vezes ao dia ou sente peso no estômago com os outros.',
        'It is the choice of people who train twice a day or feel heavy with the others.'
      )
    ],
    ingredients: t(
      'Proteína hidrolisada do soro do leite, aromatizante, cacau em pó (sabor chocolate), edulcorantes sucralose e taumatina.',
      'Hydrolysed whey protein, flavouring, cocoa powder (chocolate flavour), sweeteners sucralose and thaumatin.'
    ),
    usage: t(
      'Misturar {serving} em 200 ml de água logo após o treino.',
      'Mix {serving} with 200 ml of water right after training.'
    ),
    allergens: CONTAINS_MILK_NO_LACTOSE,
    serving: { grams: 30, measure: SCOOP },
    facts: {
      energy: 110,
      carbs: 1,
      sugars: 0,
      addedSugars: 0,
      lactose: 0,
      protein: 26,
      fat: 0.2,
      satFat: 0.1,
      transFat: 0,
      fibre: 0,
      sodium: 70,
      leucine: 2.9,
      isoleucine: 1.6,
      valine: 1.5
    },
    presentations: [
      {
        brand: 'arco-forte',
        size: { grams: 900 },
        priceCents: 28990,
        listPriceCents: 32990,
        popularity: 430,
        sibling: 'peso',
        note: t(
          'Grau de hidrólise de 20%, informado no rótulo.',
          'A degree of hydrolysis of 20%, stated on the label.'
        ),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 19 },
            { shade: 'baunilha', stock: 11 }
          ]
        },
        reviews: [
          [
            'Otto W.',
            4,
            'Amarga um pouco no fim, mas não pesa nada.',
            'A bit bitter at the end, but not heavy at all.'
          ],
          [
            'Pedro N.',
            5,
            'Uso depois do treino da manhã e já almoço sem estufar.',
            'I use it after morning training and have lunch without bloating.'
          ]
        ]
      },
      {
        brand: 'arco-forte',
        size: { grams: 450 },
        priceCents: 15990,
        popularity: 260,
        sibling: 'peso',
        status: 'indisponivel',
        note: t('Meio pote de chocolate.', 'Half a tub of chocolate.')
      },
      {
        brand: 'aurora-lab',
        size: { grams: 900 },
        about: [
          t(
            'Proteína já quebrada em peptídeos, sem aroma nem adoçante: amarga, como todo hidrolisado puro.',
            'Protein already broken into peptides, without flavour or sweetener: bitter, like every pure hydrolysate.'
          ),
          t(
            'Feita para uso acompanhado por profissionais, em receitas e dietas individuais.',
            'Made for use under professional guidance, in recipes and individual diets.'
          )
        ],
        name: t('Whey Hidrolisado Clínico', 'Clinical Hydrolysed Whey'),
        facts: { protein: 25 },
        priceCents: 39990,
        popularity: 150,
        status: 'sobConsulta',
        ingredients: t('Proteína hidrolisada do soro do leite.', 'Hydrolysed whey protein.'),
        note: t(
          'Sem sabor, vendido sob consulta para clínicas e nutricionistas.',
          'Unflavoured, sold on request to clinics and dietitians.'
        )
      },
      {
        brand: 'arco-forte',
        size: { grams: 1800 },
        priceCents: 52990,
        popularity: 170,
        sibling: 'peso',
        note: t(
          'Pote grande de chocolate, do mesmo lote do menor.',
          'A large chocolate tub, of the same batch as the smaller one.'
        )
      }
    ]
  },
  {
    number: 35,
    key: 'proteina-vegetal',
    name: t('Proteína Vegetal', 'Plant Protein'),
    label: { title: 'Proteína Vegetal', subtitle: 'Ervilha e arroz' },
    categories: ['proteina-vegetal'],
    form: 'po',
    goals: ['massa-muscular', 'emagrecimento'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{protein} de proteína de ervilha e arroz por dose, com todos os aminoácidos essenciais.',
      '{protein} of pea and rice protein per serving, with all essential amino acids.'
    ),
    about: [
      t(
        'O que falta na ervilha sobra no arroz: juntos, os dois trazem os nove aminoácidos essenciais. As proteínas auxiliam na formação e na manutenção dos músculos.',
        'What pea lacks rice has: together they bring the nine essential amino acids. Proteins help muscles to form and to be maintained.'
      ),
      t(
        'A textura é mais encorpada do que a do whey. Bata com gelo e uma fruta para ficar cremosa.',
        'The texture is thicker than that of whey. Blend it with ice and a fruit to make it creamy.'
      )
    ],
    ingredients: t(
      'Proteína isolada de ervilha, proteína concentrada de arroz, aromatizante natural, cacau em pó (sabores de chocolate), espessante goma guar, sal do Himalaia, edulcorante estévia.',
      'Pea protein isolate, rice protein concentrate, natural flavouring, cocoa powder (chocolate flavours), thickener guar gum, Himalayan salt, sweetener stevia.'
    ),
    usage: t(
      'Bater {serving} com 250 ml de água ou bebida vegetal. Consumir uma vez ao dia.',
      'Blend {serving} with 250 ml of water or plant drink. Take once a day.'
    ),
    allergens: t(
      'Alérgicos: pode conter soja e amendoim. Não contém glúten.',
      'Allergens: may contain soy and peanut. Gluten free.'
    ),
    serving: { grams: 30, measure: SCOOP },
    facts: {
      energy: 115,
      carbs: 2.6,
      sugars: 0.2,
      addedSugars: 0,
      protein: 22,
      fat: 1.9,
      satFat: 0.4,
      transFat: 0,
      fibre: 1.5,
      sodium: 260,
      iron: 4.2,
      leucine: 1.8,
      isoleucine: 1,
      valine: 1.1
    },
    subscribable: true,
    pairs: [
      ['vitamina-b12', 8],
      ['coqueteleira', 12]
    ],
    presentations: [
      {
        brand: 'vereda-verde',
        size: { grams: 500 },
        priceCents: 11990,
        listPriceCents: 13990,
        popularity: 810,
        sibling: 'peso',
        look: { pack: 'pouch' },
        note: t('Pacote de papel com fecho, feito para reciclar.', 'A resealable paper pouch, made to be recycled.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 52 },
            { shade: 'baunilha', stock: 40 },
            { shade: 'banana-com-canela', stock: 18 },
            { shade: 'natural', stock: 25 }
          ]
        },
        reviews: [
          [
            'Sofia M.',
            5,
            'Banana com canela vira sobremesa. Textura ótima com leite de aveia.',
            'Banana with cinnamon turns into dessert. Great texture with oat milk.'
          ],
          [
            'Vítor D.',
            4,
            'Fica um fundinho de ervilha no natural; o chocolate esconde.',
            'There is a hint of pea in the natural one; chocolate hides it.'
          ],
          ['Ana Lúcia B.', 5, 'Sem estufar e sem adoçante estranho.', 'No bloating and no odd sweetener.']
        ]
      },
      {
        brand: 'vereda-verde',
        size: { grams: 1000 },
        priceCents: 20990,
        popularity: 480,
        sibling: 'peso',
        look: { pack: 'pouch' },
        note: t('Um quilo, com preço menor por dose.', 'One kilo, at a lower price per serving.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 23 },
            { shade: 'baunilha', stock: 0 }
          ]
        }
      },
      {
        brand: 'semente-boa',
        size: { grams: 400 },
        summary: t(
          '{protein} de proteína de amêndoas, abóbora e girassol por dose.',
          '{protein} of almond, pumpkin and sunflower protein per serving.'
        ),
        about: [
          t(
            'Depois de prensar o óleo das sementes sobra uma farinha rica em proteína e fibra. Aqui ela vem com cacau e baunilha.',
            'After the oil is pressed from seeds, a flour rich in protein and fibre remains. Here it comes with cocoa and vanilla.'
          ),
          t(
            'As proteínas auxiliam na formação e na manutenção dos músculos. Boa em mingaus e bolos.',
            'Proteins help muscles to form and to be maintained. Good in porridge and cakes.'
          )
        ],
        name: t('Proteína de Amêndoas e Sementes', 'Almond and Seed Protein'),
        facts: { energy: 128, protein: 17, fat: 4.5, satFat: 0.5, fibre: 4, sodium: 90, iron: 2 },
        priceCents: 13490,
        popularity: 290,
        look: { pack: 'pouch', colour: '#d8b98a' },
        ingredients: t(
          'Proteína de amêndoas, proteína de semente de abóbora, proteína de girassol, cacau em pó, aromatizante natural de baunilha, edulcorante estévia.',
          'Almond protein, pumpkin seed protein, sunflower protein, cocoa powder, natural vanilla flavouring, sweetener stevia.'
        ),
        allergens: t(
          'Alérgicos: contém amêndoas. Pode conter outras castanhas. Não contém glúten.',
          'Allergens: contains almonds. May contain other nuts. Gluten free.'
        ),
        note: t(
          'Feita de amêndoas, abóbora e girassol, com mais fibra.',
          'Made of almonds, pumpkin and sunflower, with more fibre.'
        ),
        reviews: [
          ['Heloísa P.', 4, 'Gosto de castanha de verdade, ótima na aveia.', 'A real nutty taste, great on oats.']
        ]
      }
    ]
  },
  {
    number: 36,
    key: 'proteina-de-soja',
    name: t('Proteína Isolada de Soja', 'Soy Protein Isolate'),
    label: { title: 'Soja Isolada', subtitle: 'Proteína' },
    categories: ['proteina-vegetal'],
    form: 'po',
    goals: ['massa-muscular'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{protein} de proteína de soja por dose, pelo menor preço entre as vegetais.',
      '{protein} of soy protein per serving, at the lowest price among plant ones.'
    ),
    about: [
      t(
        'A soja é a planta com o perfil de aminoácidos mais próximo do leite e do ovo. Isolada, perde quase toda a gordura e o carboidrato.',
        'Soy is the plant with the amino acid profile closest to milk and egg. Isolated, it loses almost all fat and carbohydrate.'
      ),
      t(
        'Serve para shakes e para enriquecer massas de pão, bolinhos e hambúrgueres vegetais.',
        'It serves for shakes and to enrich bread dough, patties and plant burgers.'
      )
    ],
    ingredients: t(
      'Proteína isolada de soja não transgênica, aromatizante (sabor chocolate), edulcorante estévia (sabor chocolate).',
      'Non-GMO soy protein isolate, flavouring (chocolate flavour), sweetener stevia (chocolate flavour).'
    ),
    usage: t(
      'Misturar {serving} em 250 ml de água, leite vegetal ou na receita.',
      'Mix {serving} with 250 ml of water, plant milk or into the recipe.'
    ),
    allergens: t('Alérgicos: contém soja. Não contém glúten.', 'Allergens: contains soy. Gluten free.'),
    serving: { grams: 30, measure: SCOOP },
    facts: {
      energy: 112,
      carbs: 1,
      sugars: 0,
      addedSugars: 0,
      protein: 25,
      fat: 0.6,
      satFat: 0.1,
      transFat: 0,
      fibre: 0.6,
      sodium: 290,
      iron: 4,
      leucine: 2,
      isoleucine: 1.2,
      valine: 1.2
    },
    presentations: [
      {
        brand: 'vereda-verde',
        size: { grams: 500 },
        priceCents: 5990,
        popularity: 370,
        look: { pack: 'pouch' },
        note: t('Natural, sem sabor e sem adoçante.', 'Natural, without flavour or sweetener.'),
        ingredients: t('Proteína isolada de soja não transgênica.', 'Non-GMO soy protein isolate.')
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 900 },
        status: 'indisponivel',
        name: t('Soja Pro Chocolate', 'Soy Pro Chocolate'),
        priceCents: 9490,
        popularity: 310,
        look: { colour: '#5a3420' },
        note: t('Sabor chocolate amargo, pote grande.', 'Dark chocolate flavour, a large tub.'),
        reviews: [
          [
            'Denílson C.',
            3,
            'Encorpa muito. Uso metade da dose com banana.',
            'It thickens a lot. I use half a serving with banana.'
          ]
        ]
      }
    ]
  },
  {
    number: 37,
    key: 'caseina',
    name: t('Caseína Micelar', 'Micellar Casein'),
    label: { title: 'Caseína', subtitle: 'Micelar' },
    categories: ['caseina'],
    form: 'po',
    goals: ['massa-muscular', 'sono'],
    diets: ['sem-gluten', 'sem-acucar'],
    summary: t(
      '{protein} de proteína de digestão lenta, para a última refeição do dia.',
      '{protein} of slow-digesting protein, for the last meal of the day.'
    ),
    about: [
      t(
        'No estômago a caseína forma um gel e libera aminoácidos por horas. Por isso costuma ficar para a ceia.',
        'In the stomach casein forms a gel and releases amino acids for hours. That is why it is usually kept for the evening.'
      ),
      t(
        'Com pouca água vira um creme, quase um pudim: leve à geladeira por vinte minutos.',
        'With little water it turns into a cream, almost a pudding: put it in the fridge for twenty minutes.'
      )
    ],
    ingredients: t(
      'Caseína micelar, aromatizante, cacau em pó (sabor chocolate), espessante goma xantana, edulcorante sucralose.',
      'Micellar casein, flavouring, cocoa powder (chocolate flavour), thickener xanthan gum, sweetener sucralose.'
    ),
    usage: t(
      'Misturar {serving} em 250 ml de água ou leite, à noite ou em intervalos longos sem comer.',
      'Mix {serving} with 250 ml of water or milk, at night or in long gaps without eating.'
    ),
    allergens: t(
      'Alérgicos: contém derivados de leite. Contém lactose. Não contém glúten.',
      'Allergens: contains milk derivatives. Contains lactose. Gluten free.'
    ),
    serving: { grams: 30, measure: SCOOP },
    facts: {
      energy: 111,
      carbs: 1.8,
      sugars: 1,
      addedSugars: 0,
      lactose: 0.9,
      protein: 24,
      fat: 0.6,
      satFat: 0.4,
      transFat: 0,
      fibre: 0.4,
      sodium: 60,
      calcium: 520,
      leucine: 2.2,
      isoleucine: 1.2,
      valine: 1.5
    },
    presentations: [
      {
        brand: 'arco-forte',
        size: { grams: 900 },
        priceCents: 19990,
        popularity: 390,
        sibling: 'peso',
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 16 },
            { shade: 'doce-de-leite', stock: 8 }
          ]
        },
        reviews: [
          [
            'Tatiane R.',
            5,
            'Faço mousse com metade da água. Mata a vontade de doce à noite.',
            'I make mousse with half the water. It stops the craving for sweets at night.'
          ],
          [
            'Marcos J.',
            4,
            'Engrossa bastante, use coqueteleira com mola.',
            'It thickens a lot, use a shaker with a spring.'
          ]
        ]
      },
      {
        brand: 'arco-forte',
        size: { grams: 450 },
        priceCents: 10990,
        popularity: 240,
        sibling: 'peso',
        note: t('Quinze noites, para experimentar.', 'Fifteen nights, to try it.')
      },
      {
        brand: 'florada-serena',
        size: { units: 14, grams: 25 },
        form: 'sache',
        name: t('Ceia Proteica', 'Evening Protein'),
        serving: { units: 1 },
        facts: { energy: 92, protein: 20, calcium: 430, magnesium: 60 },
        priceCents: 9990,
        popularity: 220,
        note: t('Sachês de cacau com magnésio, para duas semanas.', 'Cocoa sachets with magnesium, for two weeks.'),
        ingredients: t(
          'Caseína micelar, cacau em pó, bisglicinato de magnésio, aromatizante natural, edulcorante estévia.',
          'Micellar casein, cocoa powder, magnesium bisglycinate, natural flavouring, sweetener stevia.'
        )
      }
    ]
  },
  {
    number: 38,
    key: 'albumina',
    name: t('Albumina', 'Egg Albumin'),
    label: { title: 'Albumina', subtitle: 'Clara de ovo' },
    categories: ['albumina'],
    form: 'po',
    goals: ['massa-muscular'],
    diets: ['sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{protein} de proteína da clara do ovo por dose, sem lactose.',
      '{protein} of egg white protein per serving, lactose free.'
    ),
    about: [
      t(
        'Clara de ovo pasteurizada e seca: nada mais simples. As proteínas auxiliam na formação e na manutenção dos músculos.',
        'Pasteurised and dried egg white: nothing simpler. Proteins help muscles to form and to be maintained.'
      ),
      t(
        'O cheiro de ovo some com fruta ou cacau. Dilua aos poucos para não formar grumos.',
        'The smell of egg disappears with fruit or cocoa. Dilute little by little to avoid lumps.'
      )
    ],
    ingredients: t('Clara de ovo desidratada e pasteurizada.', 'Pasteurised dried egg white.'),
    usage: t(
      'Misturar {serving} em 200 ml de suco, leite ou vitamina, uma vez ao dia.',
      'Mix {serving} with 200 ml of juice, milk or a smoothie, once a day.'
    ),
    allergens: t('Alérgicos: contém ovos. Não contém glúten.', 'Allergens: contains egg. Gluten free.'),
    serving: { grams: 30, measure: t('3 colheres de sopa', '3 tablespoons') },
    facts: {
      energy: 108,
      carbs: 1.4,
      sugars: 0,
      addedSugars: 0,
      protein: 24,
      fat: 0,
      satFat: 0,
      transFat: 0,
      fibre: 0,
      sodium: 370,
      leucine: 2,
      isoleucine: 1.3,
      valine: 1.6
    },
    presentations: [
      {
        brand: 'arco-forte',
        size: { grams: 500 },
        priceCents: 6990,
        popularity: 400,
        sibling: 'peso',
        look: { pack: 'pouch' },
        note: t('Pacote com fecho.', 'A resealable pouch.'),
        reviews: [
          [
            'Evandro L.',
            4,
            'Cheiro normal de albumina, com banana fica ótimo.',
            'The usual smell of albumin, great with banana.'
          ]
        ]
      },
      {
        brand: 'arco-forte',
        size: { grams: 1000 },
        priceCents: 11990,
        listPriceCents: 13980,
        popularity: 280,
        sibling: 'peso',
        look: { pack: 'pouch' },
        note: t('Um quilo, para quem usa todo dia.', 'One kilo, for daily users.')
      },
      {
        brand: 'serra-alta',
        size: { grams: 500 },
        status: 'indisponivel',
        name: t('Albumina Saborizada', 'Flavoured Egg Albumin'),
        facts: { protein: 22, carbs: 2.4, energy: 106 },
        priceCents: 7990,
        popularity: 270,
        ingredients: t(
          'Clara de ovo desidratada e pasteurizada, aromatizante, cacau em pó (sabor chocolate), espessante goma guar, edulcorantes sucralose e estévia.',
          'Pasteurised dried egg white, flavouring, cocoa powder (chocolate flavour), thickener guar gum, sweeteners sucralose and stevia.'
        ),
        note: t('Para quem não gosta do cheiro da albumina pura.', 'For people who dislike the smell of pure albumin.'),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 20 },
            { shade: 'morango', stock: 12 }
          ]
        }
      }
    ]
  },
  {
    number: 39,
    key: 'hipercalorico',
    name: t('Hipercalórico Massa', 'Mass Gainer'),
    label: { title: 'Massa', subtitle: 'Hipercalórico' },
    categories: ['hipercaloricos'],
    form: 'po',
    goals: ['massa-muscular', 'energia'],
    diets: [],
    summary: t(
      '{energy} e {protein} de proteína por dose, para quem precisa comer mais.',
      '{energy} and {protein} of protein per serving, for people who need to eat more.'
    ),
    about: [
      t(
        'Para quem gasta mais do que consegue comer: carboidratos de aveia e maltodextrina com proteína do leite e da soja.',
        'For people who burn more than they can eat: carbohydrates from oats and maltodextrin with milk and soy protein.'
      ),
      t(
        'Comece com meia dose e aumente. Em leite, a conta de energia sobe cerca de 180 kcal.',
        'Start with half a serving and increase. In milk, the energy goes up by some 180 kcal.'
      )
    ],
    ingredients: t(
      'Maltodextrina, farinha de aveia, proteína concentrada do soro do leite, proteína isolada de soja, cacau em pó (sabor chocolate), aromatizante, espessante goma xantana, edulcorante sucralose, mix de vitaminas.',
      'Maltodextrin, oat flour, whey protein concentrate, soy protein isolate, cocoa powder (chocolate flavour), flavouring, thickener xanthan gum, sweetener sucralose, vitamin mix.'
    ),
    usage: t(
      'Bater {serving} com 350 ml de leite ou água, entre refeições ou depois do treino.',
      'Blend {serving} with 350 ml of milk or water, between meals or after training.'
    ),
    caution: t(
      'Diabéticos devem consultar o médico ou o nutricionista.',
      'People with diabetes should ask their doctor or dietitian.'
    ),
    allergens: t(
      'Alérgicos: contém derivados de leite, soja e aveia. Contém lactose. Contém glúten.',
      'Allergens: contains milk derivatives, soy and oats. Contains lactose. Contains gluten.'
    ),
    serving: { grams: 120, measure: t('4 dosadores', '4 scoops') },
    facts: {
      energy: 456,
      carbs: 84,
      sugars: 9,
      addedSugars: 6,
      lactose: 2,
      protein: 24,
      fat: 2.8,
      satFat: 1,
      transFat: 0,
      fibre: 3.2,
      sodium: 160
    },
    presentations: [
      {
        brand: 'serra-alta',
        size: { grams: 3000 },
        priceCents: 12990,
        listPriceCents: 15990,
        popularity: 520,
        quantityLimit: 5,
        look: { pack: 'pouch' },
        note: t(
          'O pacote grande, de três quilos. Até cinco por pedido, por causa do peso.',
          'The large pouch of three kilos. Up to five per order, because of the weight.'
        ),
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'chocolate', stock: 27 },
            { shade: 'morango', stock: 15 },
            { shade: 'baunilha', stock: 13 }
          ]
        },
        reviews: [
          [
            'Kauã F.',
            5,
            'Ganhei quatro quilos em três meses junto com o treino.',
            'I gained four kilos in three months along with training.'
          ],
          [
            'Lucas B.',
            4,
            'Rende, mas com água fica ralo. Com leite é outra coisa.',
            'It goes a long way, but with water it is thin. With milk it is another thing.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 1500 },
        about: [
          t(
            'Energia de batata-doce e aveia, com proteína do leite: carboidratos de verdade, que saciam mais do que a maltodextrina.',
            'Energy from sweet potato and oats, with milk protein: real carbohydrates, more filling than maltodextrin.'
          ),
          t(
            'Comece com meia dose e aumente. Em leite, a conta de energia sobe cerca de 180 kcal.',
            'Start with half a serving and increase. In milk, the energy goes up by some 180 kcal.'
          )
        ],
        allergens: t(
          'Alérgicos: contém derivados de leite e aveia. Pode conter soja. Contém lactose. Contém glúten.',
          'Allergens: contains milk derivatives and oats. May contain soy. Contains lactose. Contains gluten.'
        ),
        name: t('Massa Limpa com Batata-doce', 'Clean Mass with Sweet Potato'),
        facts: { energy: 440, carbs: 74, sugars: 6, addedSugars: 0, protein: 30, fibre: 6 },
        priceCents: 13990,
        popularity: 300,
        ingredients: t(
          'Farinha de batata-doce, farinha de aveia, proteína concentrada do soro do leite, cacau em pó, aromatizante natural, edulcorante estévia.',
          'Sweet potato flour, oat flour, whey protein concentrate, cocoa powder, natural flavouring, sweetener stevia.'
        ),
        look: { colour: '#7a4a2e' },
        note: t(
          'Batata-doce e aveia no lugar da maltodextrina, sabor cacau.',
          'Sweet potato and oats instead of maltodextrin, cocoa flavour.'
        )
      }
    ]
  }
]
