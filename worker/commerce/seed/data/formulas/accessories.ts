import type { Formula } from '../formula.ts'
import { t } from '../text.ts'

const NAME_ENGRAVING = { label: t('Nome gravado', 'Engraved name'), maxLength: 14, required: false, priceCents: 1500 }

export const accessories: Formula[] = [
  {
    number: 99,
    key: 'coqueteleira',
    name: t('Coqueteleira com Mola', 'Shaker with Spring'),
    label: { title: 'Coqueteleira', subtitle: 'Com mola' },
    categories: ['coqueteleiras'],
    form: 'acessorio',
    kind: 'accessory',
    goals: [],
    diets: [],
    summary: t(
      'Coqueteleira livre de BPA, com tampa que veda de verdade.',
      'A BPA-free shaker, with a lid that really seals.'
    ),
    about: [
      t(
        'A mola de aço desfaz os grumos em dez segundos. A tampa fecha com um clique e a alça cabe no dedo.',
        'The steel spring breaks up lumps in ten seconds. The lid closes with a click and the loop fits a finger.'
      ),
      t(
        'Marcação em ml e oz em relevo, que não sai com a lavagem.',
        'Raised marks in ml and oz, which do not wash off.'
      )
    ],
    ingredients: t(
      'Corpo e tampa de polipropileno livre de BPA, vedação de silicone, mola de aço inox.',
      'Body and lid of BPA-free polypropylene, silicone seal, stainless steel spring.'
    ),
    usage: t(
      'Coloque o líquido, depois o pó, feche e agite por 10 segundos. Lave logo após o uso.',
      'Add liquid, then powder, close and shake for 10 seconds. Wash right after use.'
    ),
    caution: t(
      'Vai à lava-louças na prateleira de cima. Não aquecer no micro-ondas. Não agitar líquidos quentes ou com gás.',
      'Dishwasher safe on the top rack. Do not heat in the microwave. Do not shake hot or fizzy liquids.'
    ),
    serving: null,
    look: { pack: 'shaker', accessory: 'shaker' },
    presentations: [
      {
        brand: 'aroeira',
        size: { ml: 600 },
        priceCents: 3490,
        popularity: 780,
        customization: NAME_ENGRAVING,
        note: t('Pode levar o seu nome gravado a laser.', 'It can carry your name, laser-engraved.'),
        reviews: [
          [
            'Lucas F.',
            5,
            'Não vaza nem de cabeça para baixo na mochila.',
            'It does not leak even upside down in the backpack.'
          ],
          [
            'Mirela S.',
            5,
            'Gravei meu nome e ninguém mais pega na academia.',
            'I had my name engraved and nobody takes it at the gym any more.'
          ],
          ['Tiago O.', 4, 'Boa, a mola faz barulho.', 'Good, the spring is noisy.']
        ]
      },
      {
        brand: 'aroeira',
        size: { ml: 500 },
        name: t('Coqueteleira 3 Compartimentos', '3-Compartment Shaker'),
        priceCents: 4290,
        listPriceCents: 5490,
        popularity: 540,
        note: t(
          'Dois potes de rosca embaixo guardam pó e cápsulas.',
          'Two screw-on cups below hold powder and capsules.'
        ),
        variants: {
          attribute: 'cor',
          values: [
            { shade: 'preto', stock: 45 },
            { shade: 'verde', stock: 23 },
            { shade: 'rosa', stock: 18 }
          ]
        },
        reviews: [
          [
            'Bel M.',
            4,
            'Levo whey e creatina separados. Rosca firme.',
            'I carry whey and creatine apart. A firm screw.'
          ]
        ]
      },
      {
        brand: 'aroeira',
        size: { ml: 700 },
        name: t('Coqueteleira de Aço Inox', 'Stainless Steel Shaker'),
        about: [
          t(
            'Parede dupla de aço: gelada por oito horas e sem cheiro de proteína no dia seguinte.',
            'Double steel wall: cold for eight hours and no smell of protein the next day.'
          ),
          t('Boca larga, fácil de lavar e de encher de gelo.', 'A wide mouth, easy to wash and to fill with ice.')
        ],
        ingredients: t(
          'Aço inox 304, tampa de polipropileno livre de BPA, vedação de silicone.',
          '304 stainless steel, BPA-free polypropylene lid, silicone seal.'
        ),
        caution: t(
          'Lavar à mão. Não aquecer no micro-ondas. Não agitar líquidos quentes ou com gás.',
          'Hand wash. Do not heat in the microwave. Do not shake hot or fizzy liquids.'
        ),
        priceCents: 8990,
        popularity: 390,
        note: t('Não quebra e dura anos.', 'It does not break and lasts for years.'),
        variants: {
          attribute: 'cor',
          values: [
            { shade: 'grafite', stock: 16 },
            { shade: 'areia', stock: 0 }
          ]
        }
      },
      {
        brand: 'aroeira',
        size: { ml: 400 },
        name: t('Mini Coqueteleira', 'Mini Shaker'),
        priceCents: 2490,
        popularity: 300,
        status: 'indisponivel',
        look: { colour: '#d86a92' },
        note: t('Cabe na bolsa pequena e no porta-copos do carro.', 'It fits a small bag and the car’s cup holder.')
      }
    ]
  },
  {
    number: 100,
    key: 'garrafa-esportiva',
    name: t('Garrafa Esportiva Squeeze', 'Squeeze Sports Bottle'),
    label: { title: 'Squeeze', subtitle: 'Garrafa esportiva' },
    categories: ['garrafas'],
    form: 'acessorio',
    kind: 'accessory',
    goals: [],
    diets: [],
    summary: t(
      'Garrafa macia que bebe com uma mão e encaixa no suporte da bicicleta.',
      'A soft bottle to drink with one hand, which fits the bicycle cage.'
    ),
    about: [
      t(
        'Bico que abre com os dentes e fecha com a palma. Plástico sem cheiro, que não passa gosto para a água.',
        'A nozzle that opens with the teeth and closes with the palm. Odourless plastic, which gives no taste to water.'
      ),
      t('Faixa transparente mostra quanto ainda tem.', 'A clear strip shows how much is left.')
    ],
    ingredients: t(
      'Polietileno de baixa densidade livre de BPA, bico de silicone.',
      'BPA-free low-density polyethylene, silicone nozzle.'
    ),
    usage: t(
      'Lave antes do primeiro uso. Encha com água fria ou isotônico.',
      'Wash before first use. Fill with cold water or sports drink.'
    ),
    caution: t('Não usar com líquidos acima de 50 °C.', 'Do not use with liquids above 50 °C.'),
    serving: null,
    look: { accessory: 'bottle' },
    pairs: [['eletrolitos', 8]],
    presentations: [
      {
        brand: 'pe-de-vento',
        size: { ml: 750 },
        priceCents: 2990,
        popularity: 420,
        note: t('Tamanho de suporte padrão.', 'Fits a standard cage.'),
        reviews: [
          [
            'Ígor D.',
            5,
            'Encaixa firme no quadro, não solta no paralelepípedo.',
            'It sits firmly in the frame, it does not jump out on cobbles.'
          ]
        ]
      },
      {
        brand: 'aroeira',
        size: { ml: 950 },
        name: t('Garrafa Térmica', 'Thermal Bottle'),
        summary: t(
          'Parede dupla de aço: gelo por 24 horas, quente por 12.',
          'Double steel wall: ice for 24 hours, hot for 12.'
        ),
        about: [
          t(
            'Vácuo entre duas paredes de aço inox. Não sua e não amassa fácil.',
            'Vacuum between two stainless steel walls. It does not sweat nor dent easily.'
          ),
          t('Tampa com alça e canudo dobrável.', 'A lid with a handle and a folding straw.')
        ],
        ingredients: t(
          'Aço inox 304, tampa de polipropileno, canudo de silicone.',
          '304 stainless steel, polypropylene lid, silicone straw.'
        ),
        usage: t(
          'Lave antes do primeiro uso. Para manter gelado, encha com gelo antes da água.',
          'Wash before first use. To keep cold, add ice before water.'
        ),
        caution: t('Lavar à mão. Não congelar nem aquecer.', 'Hand wash. Do not freeze or heat.'),
        priceCents: 11990,
        listPriceCents: 14990,
        popularity: 560,
        customization: NAME_ENGRAVING,
        note: t('Grava o seu nome no aço.', 'Your name engraved in the steel.'),
        variants: {
          attribute: 'cor',
          values: [
            { shade: 'verde', stock: 25 },
            { shade: 'preto', stock: 31 },
            { shade: 'areia', stock: 9 }
          ]
        },
        reviews: [
          ['Dandara P.', 5, 'Gelo até o outro dia, sério.', 'Ice until the next day, really.'],
          [
            'Hugo S.',
            4,
            'Pesada cheia, mas compensa. Gravação bonita.',
            'Heavy when full, but worth it. A nice engraving.'
          ]
        ]
      },
      {
        brand: 'aroeira',
        size: { ml: 2000 },
        about: [
          t(
            'As marcas vão das 8 h às 18 h: quem acompanha bebe dois litros sem perceber.',
            'The marks go from 8 am to 6 pm: follow them and you drink two litres without noticing.'
          ),
          t('Plástico resistente a quedas, sem cheiro.', 'Drop-proof plastic, odourless.')
        ],
        ingredients: t('Tritan livre de BPA, alça de silicone.', 'BPA-free Tritan, silicone handle.'),
        name: t('Galão de Treino', 'Training Jug'),
        summary: t(
          'Dois litros com marcas de horário, para beber água o dia todo.',
          'Two litres with time marks, to drink water all day.'
        ),
        priceCents: 5990,
        popularity: 310,
        look: { colour: '#2b5c9e' },
        note: t('Alça emborrachada e tampa rosqueada com bico.', 'A rubber handle and a screw lid with a spout.')
      }
    ]
  },
  {
    number: 101,
    key: 'porta-capsulas',
    name: t('Porta-cápsulas Semanal', 'Weekly Pill Case'),
    label: { title: 'Porta-cápsulas', subtitle: 'Semanal' },
    categories: ['porta-capsulas'],
    form: 'acessorio',
    kind: 'accessory',
    goals: [],
    diets: [],
    summary: t(
      'Divisórias que abrem fácil e fecham bem, para não esquecer nenhuma dose.',
      'Compartments that open easily and close well, so that no dose is forgotten.'
    ),
    about: [
      t(
        'Letras grandes e em relevo, para ler sem óculos e sentir com os dedos.',
        'Large raised letters, to read without glasses and feel with the fingers.'
      ),
      t('Cabem softgels grandes de ômega 3 lado a lado.', 'Large omega 3 softgels fit side by side.')
    ],
    ingredients: t('Polipropileno livre de BPA.', 'BPA-free polypropylene.'),
    usage: t(
      'Separe as cápsulas uma vez por semana, com as mãos secas.',
      'Sort the capsules once a week, with dry hands.'
    ),
    caution: t(
      'Manter fora do alcance de crianças. Lavar com água fria e secar bem.',
      'Keep out of reach of children. Wash with cold water and dry well.'
    ),
    serving: null,
    look: { accessory: 'pill-case' },
    presentations: [
      {
        brand: 'aroeira',
        size: { measure: t('7 dias', '7 days') },
        priceCents: 1990,
        popularity: 470,
        note: t('Uma divisória por dia.', 'One compartment a day.'),
        reviews: [
          ['Nair G.', 5, 'Letras grandes, minha mãe usa sozinha.', 'Large letters, my mother uses it by herself.'],
          ['Adélia T.', 4, 'Fecha bem, não abriu na bolsa.', 'It closes well, it did not open in my bag.']
        ]
      },
      {
        brand: 'aroeira',
        size: { measure: t('7 dias, manhã e noite', '7 days, morning and night') },
        name: t('Porta-cápsulas Duplo', 'Double Pill Case'),
        priceCents: 3290,
        popularity: 330,
        look: { colour: '#2f6b4a' },
        note: t('Catorze divisórias em duas cores.', 'Fourteen compartments in two colours.')
      },
      {
        brand: 'aroeira',
        size: { measure: t('2 compartimentos', '2 compartments') },
        summary: t('Duas doses sempre à mão, no molho de chaves.', 'Two doses always at hand, on the key ring.'),
        about: [
          t(
            'Um cilindro de alumínio com rosca e vedação, dividido em dois. Cabem quatro cápsulas grandes de cada lado.',
            'An aluminium cylinder with a screw and a seal, divided in two. Four large capsules fit on each side.'
          ),
          t('Para o almoço fora e as viagens curtas.', 'For lunch out and short trips.')
        ],
        name: t('Porta-cápsulas de Chaveiro', 'Key Ring Pill Case'),
        priceCents: 1590,
        popularity: 220,
        stock: 6,
        ingredients: t('Alumínio anodizado, vedação de silicone.', 'Anodised aluminium, silicone seal.'),
        note: t('De alumínio, à prova de água.', 'Aluminium, waterproof.')
      }
    ]
  },
  {
    number: 102,
    key: 'toalha',
    name: t('Toalha de Treino', 'Training Towel'),
    label: { title: 'Toalha', subtitle: 'Microfibra' },
    categories: ['treino'],
    form: 'acessorio',
    kind: 'accessory',
    goals: [],
    diets: [],
    summary: t(
      'Microfibra leve que seca rápido e cobre o banco do aparelho.',
      'Light microfibre that dries fast and covers the bench.'
    ),
    about: [
      t(
        'Bolso com zíper para chave e celular, e alça para pendurar.',
        'A zip pocket for key and phone, and a loop to hang it.'
      ),
      t('Seca em uma hora à sombra e não guarda cheiro.', 'It dries in an hour in the shade and holds no smell.')
    ],
    ingredients: t('80% poliéster, 20% poliamida.', '80% polyester, 20% polyamide.'),
    usage: t('Lave antes do primeiro uso, sem amaciante.', 'Wash before first use, without softener.'),
    caution: t('Lavar até 40 °C. Não usar alvejante nem secadora.', 'Wash up to 40 °C. No bleach or tumble dryer.'),
    serving: null,
    look: { accessory: 'towel' },
    presentations: [
      {
        brand: 'aroeira',
        size: { measure: t('40 x 90 cm', '40 x 90 cm') },
        priceCents: 3990,
        popularity: 350,
        note: t('Três cores.', 'Three colours.'),
        variants: {
          attribute: 'cor',
          values: [
            { shade: 'grafite', stock: 28 },
            { shade: 'verde', stock: 20 },
            { shade: 'azul', stock: 5 }
          ]
        },
        reviews: [['Sara B.', 4, 'Seca rápido mesmo. O bolso é ótimo.', 'It does dry fast. The pocket is great.']]
      },
      {
        brand: 'aroeira',
        size: { measure: t('28 L', '28 L') },
        status: 'indisponivel',
        name: t('Bolsa de Treino', 'Training Bag'),
        summary: t(
          'Bolsa com compartimento para tênis e para roupa molhada.',
          'A bag with a compartment for shoes and one for wet clothes.'
        ),
        about: [
          t(
            'Tecido repelente a água, fundo firme e alça larga. O bolso térmico leva a marmita ou o shake.',
            'Water-repellent fabric, firm base and a wide strap. The thermal pocket carries lunch or the shake.'
          ),
          t('Cabe no armário comum de academia.', 'It fits a common gym locker.')
        ],
        ingredients: t('Poliéster 600D com resina, forro de poliéster.', 'Coated 600D polyester, polyester lining.'),
        usage: t('Separe roupa molhada no bolso impermeável.', 'Keep wet clothes in the waterproof pocket.'),
        caution: t('Limpar com pano úmido. Não lavar na máquina.', 'Clean with a damp cloth. Do not machine wash.'),
        priceCents: 15990,
        listPriceCents: 18990,
        popularity: 290,
        look: { accessory: 'bag' },
        note: t('Vinte e oito litros.', 'Twenty-eight litres.')
      }
    ]
  },
  {
    number: 103,
    key: 'faixas',
    name: t('Kit de Faixas Elásticas', 'Resistance Band Set'),
    label: { title: 'Faixas', subtitle: 'Elásticas' },
    categories: ['treino'],
    form: 'acessorio',
    kind: 'accessory',
    goals: ['desempenho'],
    diets: [],
    summary: t(
      'Três faixas de tecido para pernas e glúteos, em casa ou na academia.',
      'Three fabric bands for legs and glutes, at home or in the gym.'
    ),
    about: [
      t(
        'Tecido com fios emborrachados por dentro: não enrola e não belisca a pele.',
        'Fabric with rubber threads inside: it does not roll up nor pinch the skin.'
      ),
      t('Vem com saquinho e cartão de exercícios.', 'It comes with a pouch and an exercise card.')
    ],
    ingredients: t('Poliéster, algodão e látex.', 'Polyester, cotton and latex.'),
    usage: t(
      'Aqueça por cinco minutos e comece pela resistência leve.',
      'Warm up for five minutes and start with the light resistance.'
    ),
    caution: t(
      'Contém látex. Inspecione antes de cada uso e descarte se houver rasgos.',
      'Contains latex. Inspect before each use and discard if torn.'
    ),
    serving: null,
    look: { accessory: 'bands' },
    presentations: [
      {
        brand: 'aroeira',
        size: { measure: t('3 intensidades', '3 strengths') },
        priceCents: 5990,
        listPriceCents: 7490,
        popularity: 430,
        note: t('Leve, média e forte.', 'Light, medium and strong.'),
        reviews: [
          [
            'Monique V.',
            5,
            'Não enrola na coxa, ao contrário das de borracha.',
            'They do not roll up the thigh, unlike rubber ones.'
          ]
        ]
      },
      {
        brand: 'aroeira',
        size: {},
        summary: t(
          'Par de straps que firma a pegada nas puxadas pesadas.',
          'A pair of straps that steadies the grip in heavy pulls.'
        ),
        name: t('Straps de Levantamento', 'Lifting Straps'),
        about: [
          t(
            'Algodão grosso com reforço na costura e apoio macio no punho.',
            'Thick cotton with reinforced seams and a soft wrist pad.'
          ),
          t(
            'Para puxadas pesadas, quando a pegada cansa antes das costas.',
            'For heavy pulls, when the grip tires before the back.'
          )
        ],
        ingredients: t('Algodão e neoprene.', 'Cotton and neoprene.'),
        usage: t(
          'Passe pela alça, enrole na barra e segure firme.',
          'Pass through the loop, wrap around the bar and hold firmly.'
        ),
        caution: t('Lavar à mão. Não usar em levantamentos olímpicos.', 'Hand wash. Do not use in Olympic lifts.'),
        priceCents: 3990,
        popularity: 270,
        look: { accessory: 'straps' },
        note: t('Par, tamanho único.', 'A pair, one size.')
      },
      {
        brand: 'aroeira',
        size: {},
        summary: t(
          'Corda rápida e ajustável, para aquecer em casa ou no box.',
          'A fast adjustable rope, to warm up at home or in the gym.'
        ),
        name: t('Corda de Pular com Rolamento', 'Ball Bearing Jump Rope'),
        about: [
          t(
            'Cabo de aço encapado e rolamentos que giram sem torcer. O comprimento se ajusta até 3 metros.',
            'Coated steel cable and bearings that turn without twisting. The length adjusts up to 3 metres.'
          ),
          t('Dez minutos aquecem o corpo inteiro.', 'Ten minutes warm up the whole body.')
        ],
        ingredients: t('Aço revestido de PVC, pegadores de alumínio.', 'PVC-coated steel, aluminium handles.'),
        usage: t(
          'Ajuste a corda na altura das axilas e prenda o excesso.',
          'Adjust the rope to armpit height and secure the excess.'
        ),
        caution: t('Use em piso liso e com espaço livre ao redor.', 'Use on a smooth floor with free space around.'),
        priceCents: 4490,
        popularity: 240,
        look: { accessory: 'rope' },
        note: t('Pesa 180 g.', 'It weighs 180 g.')
      },
      {
        brand: 'aroeira',
        size: {},
        summary: t('Luva que poupa a palma e apoia o punho.', 'A glove that spares the palm and supports the wrist.'),
        name: t('Luva de Treino com Punho', 'Training Glove with Wrist Support'),
        about: [
          t(
            'Palma de couro sintético com respiro e faixa de punho ajustável.',
            'A breathable synthetic leather palm and an adjustable wrist strap.'
          ),
          t(
            'Puxadores entre os dedos ajudam a tirar sem virar do avesso.',
            'Pull tabs between the fingers help to take it off without turning it inside out.'
          )
        ],
        ingredients: t('Couro sintético, poliéster e elastano.', 'Synthetic leather, polyester and elastane.'),
        usage: t(
          'Vista com as mãos secas e ajuste o punho sem apertar demais.',
          'Put on with dry hands and adjust the wrist without overtightening.'
        ),
        caution: t('Lavar à mão e secar à sombra.', 'Hand wash and dry in the shade.'),
        priceCents: 5490,
        popularity: 260,
        look: { accessory: 'straps' },
        note: t(
          'Meça a palma na altura dos nós dos dedos para escolher o tamanho.',
          'Measure the palm at the knuckles to choose the size.'
        ),
        variants: {
          attribute: 'tamanho',
          values: [
            { shade: 'pp', stock: 14 },
            { shade: 'm', stock: 22 },
            { shade: 'g', stock: 0 }
          ]
        }
      }
    ]
  },
  {
    number: 104,
    key: 'copo-medidor',
    name: t('Dosadores de Pó', 'Powder Scoops'),
    label: { title: 'Dosadores', subtitle: 'Kit de medidas' },
    categories: ['coqueteleiras'],
    form: 'acessorio',
    kind: 'accessory',
    goals: [],
    diets: [],
    summary: t(
      'Para medir a dose certa quando o dosador do pote some.',
      'To measure the right dose when the scoop of the tub disappears.'
    ),
    about: [
      t(
        'Cabo longo, que alcança o fundo do pote sem sujar a mão.',
        'A long handle, which reaches the bottom of the tub without soiling the hand.'
      ),
      t(
        'As medidas são de volume: confira o peso do seu pó uma vez, na balança.',
        'The measures are of volume: check the weight of your powder once, on a scale.'
      )
    ],
    ingredients: t('Polipropileno livre de BPA.', 'BPA-free polypropylene.'),
    usage: t('Encha e nivele com as costas de uma faca.', 'Fill and level with the back of a knife.'),
    caution: t('Lavar e secar antes de voltar ao pote.', 'Wash and dry before it goes back into the tub.'),
    serving: null,
    look: { accessory: 'scoop' },
    presentations: [
      {
        brand: 'aroeira',
        size: { measure: t('3, 5, 15 e 30 ml', '3, 5, 15 and 30 ml') },
        priceCents: 1790,
        popularity: 210,
        note: t('Quatro medidas em um aro.', 'Four measures on a ring.')
      },
      {
        brand: 'aroeira',
        size: { ml: 350 },
        name: t('Copo Misturador Elétrico', 'Electric Mixer Cup'),
        summary: t(
          'Mistura o shake com um botão, recarrega por USB.',
          'Mixes the shake at the press of a button, recharges by USB.'
        ),
        about: [
          t(
            'Um redemoinho na base mistura o pó em quinze segundos, sem agitar.',
            'A vortex in the base mixes powder in fifteen seconds, without shaking.'
          ),
          t(
            'A bateria dura cerca de trinta shakes. A base sai para lavar o copo.',
            'The battery lasts some thirty shakes. The base comes off to wash the cup.'
          )
        ],
        ingredients: t(
          'Tritan livre de BPA, motor com bateria de lítio.',
          'BPA-free Tritan, motor with lithium battery.'
        ),
        usage: t(
          'Coloque o líquido, ligue e adicione o pó aos poucos.',
          'Add liquid, switch on and add powder little by little.'
        ),
        caution: t(
          'Não mergulhar a base em água. Não usar com líquidos quentes.',
          'Do not immerse the base in water. Do not use with hot liquids.'
        ),
        priceCents: 12990,
        popularity: 280,
        status: 'indisponivel',
        look: { accessory: 'cup' },
        note: t('Cabo USB-C incluído.', 'USB-C cable included.')
      }
    ]
  }
]
