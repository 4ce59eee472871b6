import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

export const aminoAcids: Formula[] = [
  {
    number: 50,
    key: 'bcaa-po',
    name: t('BCAA em Pó 2:1:1', 'BCAA Powder 2:1:1'),
    label: { title: 'BCAA', subtitle: '2:1:1' },
    categories: ['bcaa'],
    form: 'po',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{leucine} de leucina por dose, em bebida refrescante sem açúcar.',
      '{leucine} of leucine per serving, in a refreshing sugar-free drink.'
    ),
    about: [
      t(
        'Os três aminoácidos ramificados na proporção clássica: duas partes de leucina para uma de isoleucina e uma de valina. Obtidos por fermentação vegetal.',
        'The three branched-chain amino acids in the classic ratio: two parts leucine to one of isoleucine and one of valine. Made by plant fermentation.'
      ),
      t(
        'Faz mais diferença para quem treina em jejum ou come pouca proteína; com whey diário, o ganho é menor.',
        'It makes more difference for people who train fasted or eat little protein; with daily whey the gain is smaller.'
      )
    ],
    ingredients: t(
      'L-leucina, L-isoleucina, L-valina, acidulante ácido cítrico, aromatizante, emulsificante lecitina de girassol, edulcorantes sucralose e estévia, corante natural.',
      'L-leucine, L-isoleucine, L-valine, acidulant citric acid, flavouring, emulsifier sunflower lecithin, sweeteners sucralose and stevia, natural colour.'
    ),
    usage: t(
      'Adultos: dissolver {serving} em 300 ml de água gelada, antes ou durante o treino.',
      'Adults: dissolve {serving} in 300 ml of cold water, before or during training.'
    ),
    serving: { grams: 8, measure: t('1 dosador', '1 scoop') },
    facts: { energy: 22, carbs: 0.4, sodium: 5, leucine: 2.5, isoleucine: 1.25, valine: 1.25 },
    presentations: [
      {
        brand: 'jatoba-sport',
        size: { grams: 300 },
        priceCents: 6990,
        popularity: 610,
        sibling: 'peso',
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'limao', stock: 35 },
            { shade: 'uva', stock: 26 },
            { shade: 'maracuja', stock: 12 }
          ]
        },
        reviews: [
          [
            'Alex T.',
            4,
            'Dissolve bem e refresca. Maracujá é o melhor sabor.',
            'It dissolves well and refreshes. Passion fruit is the best flavour.'
          ],
          [
            'Joice B.',
            3,
            'Espuma bastante na coqueteleira, espere um minuto.',
            'It foams a lot in the shaker, wait a minute.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 600 },
        priceCents: 11990,
        listPriceCents: 13980,
        popularity: 340,
        sibling: 'peso',
        note: t('Pote grande de limão.', 'A large tub of lime.')
      },
      {
        brand: 'vereda-verde',
        size: { grams: 240 },
        summary: t(
          '{leucine} de leucina por dose, só aminoácidos.',
          '{leucine} of leucine per serving, only amino acids.'
        ),
        name: t('BCAA Natural 2:1:1', 'Natural BCAA 2:1:1'),
        serving: { grams: 5, measure: t('1 colher medida', '1 measuring spoon') },
        facts: { carbs: 0, sodium: 0 },
        priceCents: 6490,
        popularity: 280,
        ingredients: t('L-leucina, L-isoleucina, L-valina.', 'L-leucine, L-isoleucine, L-valine.'),
        note: t(
          'Sem sabor e sem adoçante: misture ao suco, pois puro é amargo.',
          'Without flavour or sweetener: mix it into juice, as it is bitter when pure.'
        )
      }
    ]
  },
  {
    number: 51,
    key: 'bcaa-capsulas',
    name: t('BCAA em Cápsulas', 'BCAA Capsules'),
    label: { title: 'BCAA', subtitle: 'Cápsulas' },
    categories: ['bcaa'],
    form: 'capsula',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{leucine} de leucina em {serving}, sem gosto e sem coqueteleira.',
      '{leucine} of leucine in {serving}, no taste and no shaker.'
    ),
    about: [
      t(
        'A forma mais prática dos ramificados, para levar em viagem ou deixar na mesa do trabalho.',
        'The most practical form of branched-chain amino acids, to take on a trip or leave on the desk.'
      ),
      t(
        'A proporção é 2:1:1, com vitamina B6, que auxilia no metabolismo das proteínas.',
        'The ratio is 2:1:1, with vitamin B6, which helps protein metabolism.'
      )
    ],
    ingredients: t(
      'L-leucina, L-isoleucina, L-valina, cloridrato de piridoxina. Cápsula: hipromelose.',
      'L-leucine, L-isoleucine, L-valine, pyridoxine hydrochloride. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} antes ou depois do treino, com água.',
      'Adults: take {serving} before or after training, with water.'
    ),
    serving: { units: 4 },
    facts: { vitaminB6: 1.3, leucine: 1, isoleucine: 0.5, valine: 0.5 },
    presentations: [
      {
        brand: 'jatoba-sport',
        size: { units: 120 },
        priceCents: 4990,
        popularity: 390,
        sibling: 'quantidade',
        reviews: [
          [
            'Sandro V.',
            4,
            'Quatro cápsulas antes da pelada, sem peso no estômago.',
            'Four capsules before the match, nothing heavy in the stomach.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { units: 240 },
        priceCents: 8490,
        popularity: 260,
        sibling: 'quantidade'
      }
    ]
  },
  {
    number: 52,
    key: 'eaa',
    name: t('EAA Essenciais', 'Essential EAA'),
    label: { title: 'EAA', subtitle: '9 essenciais' },
    categories: ['eaa'],
    form: 'po',
    goals: ['massa-muscular', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      'Os nove aminoácidos essenciais, com {leucine} de leucina por dose.',
      'The nine essential amino acids, with {leucine} of leucine per serving.'
    ),
    about: [
      t(
        'O corpo não fabrica estes nove: precisam vir da comida. A fórmula segue a proporção do músculo e é mais completa do que o BCAA.',
        'The body does not make these nine: they must come from food. The formula follows the ratio of muscle and is more complete than BCAA.'
      ),
      t('Leve no estômago, serve para treinar em jejum.', 'Light on the stomach, it serves for fasted training.')
    ],
    ingredients: t(
      'L-leucina, L-lisina, L-treonina, L-valina, L-isoleucina, L-fenilalanina, L-metionina, L-histidina, L-triptofano, acidulante ácido málico, aromatizante natural, edulcorante estévia.',
      'L-leucine, L-lysine, L-threonine, L-valine, L-isoleucine, L-phenylalanine, L-methionine, L-histidine, L-tryptophan, acidulant malic acid, natural flavouring, sweetener stevia.'
    ),
    usage: t(
      'Adultos: dissolver {serving} em 400 ml de água gelada e beber durante o treino.',
      'Adults: dissolve {serving} in 400 ml of cold water and drink during training.'
    ),
    caution: t(
      'Contém fenilalanina: não indicado para fenilcetonúricos.',
      'Contains phenylalanine: not suitable for people with phenylketonuria.'
    ),
    serving: { grams: 12, measure: t('1 dosador', '1 scoop') },
    facts: {
      energy: 38,
      carbs: 0.8,
      sodium: 8,
      leucine: 3,
      lysine: 1.6,
      threonine: 1.1,
      valine: 1.2,
      isoleucine: 1.1,
      phenylalanine: 0.6,
      methionine: 0.3,
      histidine: 0.3,
      tryptophan: 60
    },
    presentations: [
      {
        brand: 'jatoba-sport',
        size: { grams: 360 },
        priceCents: 10990,
        listPriceCents: 12990,
        popularity: 450,
        variants: {
          attribute: 'sabor',
          values: [
            { shade: 'melancia', stock: 23 },
            { shade: 'cha-verde', stock: 15 }
          ]
        },
        reviews: [
          [
            'Cíntia L.',
            5,
            'Chá verde com limão é leve e pouco doce, finalmente.',
            'Green tea with lime is light and not too sweet, at last.'
          ],
          [
            'Raul E.',
            4,
            'Uso no pedal das 5h, em jejum, e não pesa.',
            'I use it on my 5 am ride, fasted, and it is not heavy.'
          ]
        ]
      },
      {
        brand: 'aurora-lab',
        size: { units: 150 },
        form: 'comprimido',
        name: t('EAA em Comprimidos', 'EAA Tablets'),
        serving: { units: 5 },
        facts: {
          energy: 20,
          carbs: 0,
          sodium: 0,
          leucine: 1.5,
          lysine: 0.9,
          threonine: 0.6,
          valine: 0.7,
          isoleucine: 0.6,
          phenylalanine: 0.4,
          methionine: 0.2,
          histidine: 0.1,
          tryptophan: 40
        },
        usage: t(
          'Adultos: ingerir {serving} antes do treino, com água.',
          'Adults: take {serving} before training, with water.'
        ),
        priceCents: 11990,
        popularity: 210,
        ingredients: t(
          'L-leucina, L-lisina, L-valina, L-treonina, L-isoleucina, L-fenilalanina, L-metionina, L-histidina, L-triptofano, agente de massa celulose microcristalina.',
          'L-leucine, L-lysine, L-valine, L-threonine, L-isoleucine, L-phenylalanine, L-methionine, L-histidine, L-tryptophan, bulking agent microcrystalline cellulose.'
        ),
        note: t('Comprimidos sem sabor, para trinta treinos.', 'Flavourless tablets, for thirty sessions.')
      },
      {
        brand: 'serra-alta',
        size: { units: 20, grams: 12 },
        form: 'sache',
        name: t('EAA Essenciais em Sachês', 'Essential EAA Sachets'),
        serving: { units: 1 },
        priceCents: 8990,
        popularity: 190,
        stock: 8,
        note: t('Vinte sachês de limão para a mala de treino.', 'Twenty lime sachets for the gym bag.')
      }
    ]
  },
  {
    number: 53,
    key: 'glutamina',
    name: t('Glutamina', 'Glutamine'),
    label: { title: 'Glutamina', subtitle: 'L-glutamina' },
    categories: ['glutamina'],
    form: 'po',
    goals: ['digestao', 'desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{glutamine} de L-glutamina pura por dose.', '{glutamine} of pure L-glutamine per serving.'),
    about: [
      t(
        'A glutamina é o aminoácido mais abundante do corpo e cai durante treinos longos. É usada também como energia pelas células do intestino.',
        'Glutamine is the most abundant amino acid in the body and drops during long sessions. Cells of the bowel also use it as energy.'
      ),
      t(
        'Quase sem gosto, some em água, suco ou vitamina. Prefira líquidos frios.',
        'Almost tasteless, it vanishes in water, juice or smoothies. Prefer cold liquids.'
      )
    ],
    ingredients: t('L-glutamina.', 'L-glutamine.'),
    usage: t(
      'Adultos: dissolver {serving} em 200 ml de água, em jejum ou após o treino.',
      'Adults: dissolve {serving} in 200 ml of water, on an empty stomach or after training.'
    ),
    serving: { grams: 5, measure: t('1 colher medida', '1 measuring spoon') },
    facts: { glutamine: 5 },
    subscribable: true,
    pairs: [['whey-isolado-puro', 8]],
    presentations: [
      {
        brand: 'serra-alta',
        size: { grams: 300 },
        priceCents: 7490,
        popularity: 680,
        sibling: 'peso',
        reviews: [
          [
            'Kelly S.',
            5,
            'Não tem gosto de nada. Tomo em jejum com água.',
            'It tastes of nothing. I take it fasted with water.'
          ],
          ['Ademir R.', 4, 'Produto bom, veio com lacre e colher.', 'A good product, it came with seal and spoon.']
        ]
      },
      {
        brand: 'serra-alta',
        size: { grams: 600 },
        priceCents: 12990,
        listPriceCents: 14980,
        popularity: 410,
        sibling: 'peso'
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 1000 },
        status: 'sobConsulta',
        name: t('L-Glutamina Refil', 'L-Glutamine Refill'),
        priceCents: 18990,
        popularity: 230,
        look: { pack: 'pouch' },
        note: t('Refil de um quilo, duzentas doses.', 'A one-kilo refill, two hundred servings.')
      },
      {
        brand: 'tucuma-labs',
        size: { units: 30, grams: 5 },
        form: 'sache',
        summary: t(
          '{glutamine} de glutamina e {fibre} de fibra de acácia por sachê.',
          '{glutamine} of glutamine and {fibre} of acacia fibre per sachet.'
        ),
        goals: ['digestao'],
        name: t('Glutamina + Fibras', 'Glutamine + Fibre'),
        serving: { units: 1 },
        facts: { glutamine: 3, fibre: 1.8, energy: 16, carbs: 0.2 },
        categories: ['glutamina', 'fibras'],
        priceCents: 8490,
        popularity: 270,
        ingredients: t(
          'L-glutamina, fibra de acácia, aromatizante natural de limão.',
          'L-glutamine, acacia fibre, natural lime flavouring.'
        ),
        note: t('Com fibra de acácia, para a rotina do intestino.', 'With acacia fibre, for the routine of the bowel.'),
        reviews: [
          [
            'Noemi A.',
            4,
            'Uso há um mês no café da manhã, sachê prático.',
            'I have used it for a month at breakfast, a practical sachet.'
          ]
        ]
      }
    ]
  },
  {
    number: 54,
    key: 'beta-alanina',
    name: t('Beta-alanina', 'Beta-Alanine'),
    label: { title: 'Beta-alanina', subtitle: 'Pura' },
    categories: ['beta-alanina'],
    form: 'po',
    goals: ['desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{betaAlanine} de beta-alanina por dose, para uso diário.',
      '{betaAlanine} of beta-alanine per serving, for daily use.'
    ),
    about: [
      t(
        'No músculo a beta-alanina vira carnosina, que segura a acidez de esforços de um a quatro minutos. O efeito depende de quatro semanas de uso.',
        'In muscle beta-alanine becomes carnosine, which buffers the acidity of efforts of one to four minutes. The effect depends on four weeks of use.'
      ),
      t(
        'Formiga? É normal. Dividir a dose em duas diminui a sensação.',
        'Does it tingle? That is normal. Splitting the dose in two lessens the feeling.'
      )
    ],
    ingredients: t('Beta-alanina.', 'Beta-alanine.'),
    usage: t(
      'Adultos: consumir {serving} ao dia com água, em um ou dois momentos.',
      'Adults: take {serving} a day with water, at once or in two parts.'
    ),
    serving: { grams: 2, measure: t('1 colher medida', '1 measuring spoon') },
    facts: { betaAlanine: 2 },
    presentations: [
      {
        brand: 'trovao',
        size: { grams: 200 },
        priceCents: 6490,
        popularity: 420,
        note: t('Cem doses em um pote pequeno.', 'One hundred servings in a small tub.'),
        reviews: [['Guto F.', 4, 'Formiga bastante nas orelhas, mas passa.', 'My ears tingle a lot, but it passes.']]
      },
      {
        brand: 'jatoba-sport',
        size: { units: 120 },
        form: 'capsula',
        name: t('Beta-alanina em Cápsulas', 'Beta-Alanine Capsules'),
        serving: { units: 3 },
        priceCents: 5490,
        popularity: 270,
        ingredients: t('Beta-alanina. Cápsula: hipromelose.', 'Beta-alanine. Capsule: hypromellose.'),
        note: t(
          'Quarenta dias de uso; é mais fácil dividir ao longo do dia.',
          'Forty days of use; easier to split over the day.'
        )
      },
      {
        brand: 'serra-alta',
        size: { grams: 300 },
        name: t('Beta-alanina Tangerina', 'Tangerine Beta-Alanine'),
        serving: { grams: 5, measure: t('1 dosador', '1 scoop') },
        facts: { energy: 8, carbs: 1.8 },
        priceCents: 7490,
        popularity: 200,
        status: 'indisponivel',
        ingredients: t(
          'Beta-alanina, acidulante ácido cítrico, aromatizante natural de tangerina, edulcorante estévia.',
          'Beta-alanine, acidulant citric acid, natural tangerine flavouring, sweetener stevia.'
        ),
        look: { colour: '#ef7a1a' },
        note: t('Em refresco de tangerina, sessenta doses.', 'As a tangerine drink, sixty servings.')
      }
    ]
  },
  {
    number: 55,
    key: 'arginina',
    name: t('L-Arginina', 'L-Arginine'),
    label: { title: 'Arginina', subtitle: 'L-arginina' },
    categories: ['arginina'],
    form: 'capsula',
    goals: ['desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{arginine} de arginina em {serving}.', '{arginine} of arginine in {serving}.'),
    about: [
      t(
        'A arginina é matéria-prima do óxido nítrico, que participa da dilatação dos vasos. Costuma entrar antes do treino.',
        'Arginine is the raw material of nitric oxide, which takes part in the widening of blood vessels. It usually comes before training.'
      ),
      t(
        'Tome longe de refeições ricas em proteína, que competem na absorção.',
        'Take it away from protein-rich meals, which compete for absorption.'
      )
    ],
    ingredients: t('L-arginina. Cápsula: hipromelose.', 'L-arginine. Capsule: hypromellose.'),
    usage: t(
      'Adultos: consumir {serving} ao dia, 40 minutos antes do treino.',
      'Adults: take {serving} a day, 40 minutes before training.'
    ),
    caution: t(
      'Quem usa remédio para pressão ou tem herpes recorrente deve consultar o médico.',
      'People who take blood pressure medicine or have recurrent herpes should ask their doctor.'
    ),
    serving: { units: 4 },
    facts: { arginine: 2 },
    presentations: [
      {
        brand: 'jatoba-sport',
        size: { units: 120 },
        priceCents: 4290,
        popularity: 360,
        reviews: [
          [
            'Emerson K.',
            3,
            'Quatro cápsulas é muito, mas sinto mais bombeamento.',
            'Four capsules is a lot, but I feel more pump.'
          ]
        ]
      },
      {
        brand: 'trovao',
        size: { grams: 200 },
        form: 'po',
        summary: t('{arginine} de arginina pura por dose.', '{arginine} of pure arginine per serving.'),
        name: t('Arginina em Pó', 'Arginine Powder'),
        serving: { grams: 3, measure: t('1 colher medida', '1 measuring spoon') },
        facts: { arginine: 3 },
        priceCents: 5990,
        popularity: 240,
        ingredients: t('L-arginina.', 'L-arginine.'),
        note: t(
          'Sem sabor; o gosto é forte, misture com suco de uva.',
          'Unflavoured; the taste is strong, mix with grape juice.'
        )
      }
    ]
  },
  {
    number: 56,
    key: 'citrulina',
    name: t('Citrulina Malato', 'Citrulline Malate'),
    label: { title: 'Citrulina', subtitle: 'Malato 2:1' },
    categories: ['arginina'],
    form: 'po',
    goals: ['desempenho'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{citrulline} de citrulina por dose, com malato na razão 2:1.',
      '{citrulline} of citrulline per serving, with malate at 2:1.'
    ),
    about: [
      t(
        'A citrulina vira arginina nos rins e chega ao sangue com mais constância. O ácido málico participa da produção de energia.',
        'Citrulline becomes arginine in the kidneys and reaches the blood more steadily. Malic acid takes part in energy production.'
      ),
      t(
        'O gosto é ácido como o de uma bala de limão, e combina com pré-treinos.',
        'The taste is sour like a lemon drop, and it goes with pre-workouts.'
      )
    ],
    ingredients: t('L-citrulina malato.', 'L-citrulline malate.'),
    usage: t(
      'Adultos: dissolver {serving} em 250 ml de água, 40 minutos antes do treino.',
      'Adults: dissolve {serving} in 250 ml of water, 40 minutes before training.'
    ),
    serving: { grams: 5, measure: t('1 colher medida', '1 measuring spoon') },
    facts: { citrulline: 3.3 },
    presentations: [
      {
        brand: 'trovao',
        size: { grams: 200 },
        priceCents: 7990,
        listPriceCents: 9490,
        popularity: 350,
        sibling: 'peso',
        reviews: [
          [
            'Milton A.',
            4,
            'Azedinha, misturo no pré e rende.',
            'Sour, I mix it in my pre-workout and it goes a long way.'
          ]
        ]
      },
      {
        brand: 'trovao',
        size: { grams: 400 },
        priceCents: 13990,
        popularity: 190,
        sibling: 'peso'
      }
    ]
  },
  {
    number: 57,
    key: 'taurina',
    name: t('Taurina', 'Taurine'),
    label: { title: 'Taurina', subtitle: 'Pura' },
    categories: ['taurina'],
    form: 'capsula',
    goals: ['energia', 'foco'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{taurine} de taurina por dose, sem cafeína.', '{taurine} of taurine per serving, without caffeine.'),
    about: [
      t(
        'A taurina participa do equilíbrio de água e sais das células musculares. Nas bebidas energéticas ela anda com a cafeína; aqui vem sozinha.',
        'Taurine takes part in the balance of water and salts in muscle cells. In energy drinks it goes with caffeine; here it comes alone.'
      ),
      t('É sintética e vegana, apesar do nome.', 'It is synthetic and vegan, in spite of the name.')
    ],
    ingredients: t('Taurina. Cápsula: hipromelose.', 'Taurine. Capsule: hypromellose.'),
    usage: t(
      'Adultos: consumir {serving} ao dia, antes do treino ou pela manhã.',
      'Adults: take {serving} a day, before training or in the morning.'
    ),
    serving: { units: 2 },
    facts: { taurine: 1000 },
    presentations: [
      {
        brand: 'trovao',
        size: { units: 90 },
        priceCents: 3790,
        popularity: 310,
        reviews: [
          [
            'Ronaldo G.',
            4,
            'Uso com café antes do futebol. Preço bom.',
            'I use it with coffee before football. Good price.'
          ]
        ]
      },
      {
        brand: 'jatoba-sport',
        size: { grams: 150 },
        form: 'po',
        name: t('Taurina em Pó', 'Taurine Powder'),
        serving: { grams: 1, measure: t('1 colher medida', '1 measuring spoon') },
        priceCents: 3990,
        popularity: 200,
        ingredients: t('Taurina.', 'Taurine.'),
        note: t(
          'Pó branco sem sabor, cento e cinquenta doses.',
          'A white flavourless powder, one hundred and fifty servings.'
        )
      }
    ]
  },
  {
    number: 58,
    key: 'hmb',
    name: t('HMB', 'HMB'),
    label: { title: 'HMB', subtitle: 'Cálcio' },
    categories: ['taurina'],
    form: 'capsula',
    goals: ['massa-muscular'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t('{hmb} de HMB em {serving}.', '{hmb} of HMB in {serving}.'),
    about: [
      t(
        'O HMB vem da leucina e é estudado na manutenção da massa muscular em treinos intensos e em idosos.',
        'HMB comes from leucine and is studied in the maintenance of muscle mass in intense training and in older people.'
      ),
      t(
        'O resultado aparece com treino de força e proteína suficiente no dia; sozinho, faz pouco.',
        'The result comes with strength training and enough protein in the day; alone it does little.'
      )
    ],
    ingredients: t(
      'Beta-hidroxi-beta-metilbutirato de cálcio. Cápsula: hipromelose.',
      'Calcium beta-hydroxy-beta-methylbutyrate. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, dividido entre as refeições.',
      'Adults: take {serving} a day, split between meals.'
    ),
    serving: { units: 4 },
    facts: { calcium: 400, hmb: 3 },
    presentations: [
      {
        brand: 'serra-alta',
        size: { units: 120 },
        priceCents: 11990,
        popularity: 230,
        reviews: [
          [
            'Iracema D.',
            4,
            'A nutricionista receitou depois dos 60, junto com musculação.',
            'My dietitian suggested it after 60, along with weight training.'
          ]
        ]
      },
      {
        brand: 'aurora-lab',
        size: { grams: 240 },
        form: 'po',
        summary: t(
          '{hmb} de HMB e {creatine} de creatina por dose.',
          '{hmb} of HMB and {creatine} of creatine per serving.'
        ),
        caution: t(
          'O consumo de creatina acima de 3 g ao dia pode ser prejudicial à saúde. Pessoas com doença renal devem consultar o médico.',
          'Taking more than 3 g of creatine a day may be harmful to health. People with kidney disease should ask their doctor.'
        ),
        usage: t(
          'Adultos: dissolver {serving} em 250 ml de água, uma vez ao dia.',
          'Adults: dissolve {serving} in 250 ml of water, once a day.'
        ),
        name: t('HMB + Creatina em Pó', 'HMB + Creatine Powder'),
        serving: { grams: 8, measure: t('1 dosador', '1 scoop') },
        facts: { calcium: 400, creatine: 3, hmb: 3 },
        priceCents: 17990,
        popularity: 180,
        stock: 4,
        ingredients: t(
          'HMB de cálcio, creatina monohidratada, acidulante ácido cítrico, aromatizante de limão, edulcorante estévia.',
          'Calcium HMB, creatine monohydrate, acidulant citric acid, lime flavouring, sweetener stevia.'
        ),
        note: t('Os dois em uma dose de limão, por um mês.', 'Both in one lime serving, for a month.')
      }
    ]
  },
  {
    number: 59,
    key: 'triptofano',
    name: t('L-Triptofano', 'L-Tryptophan'),
    label: { title: 'Triptofano', subtitle: 'L-triptofano' },
    categories: ['sono-e-relaxamento', 'taurina'],
    form: 'capsula',
    goals: ['sono'],
    diets: ['vegano', 'sem-gluten', 'sem-lactose', 'sem-acucar'],
    summary: t(
      '{tryptophan} de triptofano por dose, com vitamina B6.',
      '{tryptophan} of tryptophan per serving, with vitamin B6.'
    ),
    about: [
      t(
        'O triptofano é o aminoácido a partir do qual o corpo produz serotonina e melatonina. Existe no leite, na banana e nas castanhas.',
        'Tryptophan is the amino acid from which the body makes serotonin and melatonin. It exists in milk, bananas and nuts.'
      ),
      t(
        'A vitamina B6 auxilia no metabolismo das proteínas e entra nessa conversão.',
        'Vitamin B6 helps protein metabolism and takes part in this conversion.'
      )
    ],
    ingredients: t(
      'L-triptofano, agente de massa celulose microcristalina, cloridrato de piridoxina. Cápsula: hipromelose.',
      'L-tryptophan, bulking agent microcrystalline cellulose, pyridoxine hydrochloride. Capsule: hypromellose.'
    ),
    usage: t(
      'Adultos: ingerir {serving} ao dia, uma hora antes de dormir.',
      'Adults: take {serving} a day, one hour before bed.'
    ),
    caution: t(
      'Não usar junto com antidepressivos sem orientação médica.',
      'Do not use together with antidepressants without medical guidance.'
    ),
    serving: { units: 2 },
    facts: { vitaminB6: 1.3, tryptophan: 860 },
    pairs: [['magnesio-bisglicinato', 8]],
    presentations: [
      {
        brand: 'florada-serena',
        size: { units: 60 },
        priceCents: 4990,
        popularity: 440,
        reviews: [
          [
            'Wanda J.',
            4,
            'Fico mais calma à noite. Cápsula sem cheiro.',
            'I am calmer at night. The capsule has no smell.'
          ],
          ['Otoniel P.', 3, 'Demorou duas semanas para eu notar algo.', 'It took two weeks until I noticed anything.']
        ]
      },
      {
        brand: 'florada-serena',
        size: { units: 60 },
        summary: t(
          '{tryptophan} de triptofano e {magnesium} de magnésio em {serving}.',
          '{tryptophan} of tryptophan and {magnesium} of magnesium in {serving}.'
        ),
        name: t('Noite Tranquila: Triptofano, Magnésio e B6', 'Quiet Night: Tryptophan, Magnesium and B6'),
        facts: { magnesium: 120, tryptophan: 600 },
        priceCents: 6490,
        listPriceCents: 7490,
        popularity: 410,
        ingredients: t(
          'L-triptofano, bisglicinato de magnésio, cloridrato de piridoxina. Cápsula: hipromelose.',
          'L-tryptophan, magnesium bisglycinate, pyridoxine hydrochloride. Capsule: hypromellose.'
        ),
        note: t('Com 120 mg de magnésio por dose.', 'With 120 mg of magnesium per serving.')
      }
    ]
  }
]
