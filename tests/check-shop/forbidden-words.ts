import type { Severity, Source } from './duty.ts'

/** Words that promise what a supplement or food may not promise. */
export interface Forbidden extends Source {
  promise: string
  /** Portuguese and English, in any case and with or without accents. A star stands for the rest of a word. */
  words: readonly string[]
  severity?: Severity
}

const MEDICINE: Source = { source: 'RDC 243/2018, art. 17; Decreto-Lei 986/1969, art. 23', sourceDate: '2018-07-26' }
const CLAIMS: Source = { source: 'RDC 243/2018, art. 17; IN 28/2018, annex V', sourceDate: '2018-07-26' }

export const FORBIDDEN: readonly Forbidden[] = [
  {
    promise: 'loses weight',
    ...CLAIMS,
    words: [
      ...[
        'emagrec*',
        'perda de peso',
        'perder peso',
        'perca peso',
        'reduz peso',
        'reducao de peso',
        'redutor de medidas'
      ],
      ...['reduz medidas', 'seca barriga', 'seca a barriga', 'secar a barriga', 'barriga chapada', 'inibe o apetite'],
      ...[
        'inibidor de apetite',
        'moderador de apetite',
        'lose weight',
        'weight loss',
        'losing weight',
        'slimming',
        'belly fat'
      ],
      ...['appetite suppress*', 'suppresses appetite']
    ]
  },
  {
    promise: 'burns fat',
    ...CLAIMS,
    words: [
      ...['queimador', 'queimadores', 'queima gordura', 'queima de gordura', 'queimar gordura', 'queima gorduras'],
      ...['queima calorica', 'derrete gordura', 'elimina gordura', 'bloqueador de gordura', 'lipo em capsulas'],
      ...['fat burner*', 'fat burning', 'burns fat', 'burn fat', 'fat blocker*']
    ]
  },
  {
    promise: 'speeds up the metabolism',
    ...CLAIMS,
    words: [
      ...['acelera o metabolismo', 'acelerar o metabolismo', 'acelerador de metabolismo', 'acelera seu metabolismo'],
      ...['aumenta o metabolismo', 'boosts metabolism', 'speeds up metabolism', 'speeds up the metabolism']
    ]
  },
  {
    promise: 'strengthens immunity',
    ...CLAIMS,
    words: [
      ...['fortalece a imunidade', 'fortalece sua imunidade', 'aumenta a imunidade', 'aumenta sua imunidade'],
      ...[
        'fortalecer a imunidade',
        'aumentar a imunidade',
        'melhora a imunidade',
        'reforca a imunidade',
        'reforco da imunidade'
      ],
      ...['turbina a imunidade', 'eleva a imunidade', 'blinda a imunidade', 'imunidade alta', 'imunidade blindada'],
      ...['fortalece o sistema imun*', 'boosts immunity', 'boost immunity', 'immunity booster*', 'immune booster*'],
      ...[
        'strengthens immunity',
        'strengthens the immune system',
        'boosts the immune system',
        'boosts your immune system'
      ]
    ]
  },
  {
    promise: 'names immunity, which only “auxilia no funcionamento do sistema imune” may',
    ...CLAIMS,
    words: ['imunidade', 'immunity'],
    severity: 'look'
  },
  {
    promise: 'promises heat, by which weight loss is meant',
    ...CLAIMS,
    words: ['termogenic*', 'thermogenic*'],
    severity: 'look'
  },
  {
    promise: 'cures',
    ...MEDICINE,
    words: [
      ...['cura', 'curam', 'curar', 'cura de', 'curativo', 'milagroso*', 'cures', 'miracle cure'],
      ...['efeito terapeutico', 'acao terapeutica', 'medicinal', 'fitoterapico*']
    ]
  },
  {
    promise: 'treats an illness',
    ...MEDICINE,
    words: [
      ...[
        'trata',
        'tratam',
        'tratar',
        'tratamento de',
        'tratamento da',
        'tratamento do',
        'tratamento contra',
        'tratamento para'
      ],
      ...['combate a ansiedade', 'combate a depressao', 'combate a insonia', 'combate doencas', 'combate o cancer'],
      ...[
        'contra a ansiedade',
        'contra o cancer',
        'contra doencas',
        'alivia a dor',
        'alivia dores',
        'reduz o colesterol'
      ],
      ...[
        'controla o colesterol',
        'controla a diabetes',
        'controla o diabetes',
        'controla a pressao',
        'reduz a pressao'
      ],
      ...[
        'treats',
        'relieves pain',
        'lowers cholesterol',
        'lowers blood pressure',
        'fights anxiety',
        'fights depression'
      ]
    ]
  },
  {
    promise: 'prevents an illness',
    ...MEDICINE,
    words: [
      ...['previne', 'previnem', 'prevenir', 'prevencao de', 'prevencao do', 'prevencao da', 'evita doencas'],
      ...['prevents', 'prevent disease', 'prevention of']
    ]
  },
  {
    promise: 'works against inflammation',
    ...MEDICINE,
    words: [
      ...['anti-inflamatori*', 'antiinflamatori*', 'desinflama*', 'reduz a inflamacao', 'combate a inflamacao'],
      ...['anti-inflammatory', 'antiinflammatory', 'reduces inflammation', 'analgesic*']
    ]
  },
  {
    promise: 'cleanses the body',
    ...CLAIMS,
    words: [
      ...['detox', 'desintoxica*', 'desintoxicante', 'elimina toxinas', 'limpa o organismo', 'limpa o figado'],
      ...['detoxif*', 'flushes toxins', 'removes toxins', 'cleanses the body']
    ]
  },
  {
    promise: 'makes young',
    ...CLAIMS,
    words: [
      ...['rejuvenesc*', 'anti-idade', 'antienvelhecimento', 'anti-envelhecimento', 'antirrugas', 'elimina rugas'],
      ...['retarda o envelhecimento', 'combate o envelhecimento', 'anti-aging', 'anti-ageing', 'rejuvenat*', 'antiage']
    ]
  },
  {
    promise: 'changes hormones or potency',
    ...CLAIMS,
    words: [
      ...['aumenta a testosterona', 'aumenta testosterona', 'eleva a testosterona', 'aumenta a libido', 'afrodisiac*'],
      ...[
        'potencia sexual',
        'anabolizante*',
        'boosts testosterone',
        'testosterone booster*',
        'aphrodisiac*',
        'anabolic*'
      ]
    ]
  },
  {
    promise: 'is without any risk, or for everyone',
    ...MEDICINE,
    words: ['sem efeitos colaterais', 'sem contraindicacoes', '100% seguro', 'no side effects', 'resultado garantido']
  }
]
