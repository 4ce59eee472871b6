/** Wording that is allowed although it holds a forbidden word: claims of IN 28/2018, warnings, and other meanings. */
export const PERMITTED: readonly string[] = [
  ...['auxilia no funcionamento do sistema imune', 'auxiliam no funcionamento do sistema imune'],
  ...['helps the immune system to work', 'help the immune system to work', 'functioning of the immune system'],
  ...['tratamento de dados', 'tratamento dos dados', 'tratamento medico', 'em tratamento', 'durante o tratamento'],
  ...[
    'trata-se',
    'trata de',
    'tratam de',
    'tratar de',
    'tratar com',
    'trata como',
    'medicinal*s',
    'curado',
    'cura do queijo'
  ],
  ...['prevencao a fraude', 'prevencao a fraudes', 'prevencao de fraudes', 'prevencao a lavagem', 'fraud prevention'],
  ...['prevencao de perdas', 'plantas medicinais']
]

/** Before a forbidden word, these turn it around: "não trata, não cura e não previne". */
export const NEGATIONS: readonly string[] = ['nao', 'nem', 'nunca', 'sem', 'not', 'no', 'never', 'without', 'nor']
