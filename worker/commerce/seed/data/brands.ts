import type { SeedBrand } from '../types.ts'
import { t } from './text.ts'

/** Append only: a brand's place is its company number inside the EAN. */
export const brands: SeedBrand[] = [
  {
    key: 'raiz-norte',
    slug: 'raiz-norte',
    name: 'Raiz Norte',
    description: t(
      'Vitaminas e minerais de fórmula simples: o nutriente, a dose e pouco mais. Cápsulas pequenas e rótulo fácil de ler.',
      'Vitamins and minerals with simple formulas: the nutrient, the dose and little else. Small capsules and a label that is easy to read.'
    ),
    palette: { base: '#1f4d3a', accent: '#d9b44a', ink: '#ffffff', pack: '#f7f5ef' },
    mark: 'leaf'
  },
  {
    key: 'solar-vita',
    slug: 'solar-vita',
    name: 'Solar Vita',
    description: t(
      'Vitaminas para a família inteira, das gomas aos multivitamínicos, com sabores brasileiros.',
      'Vitamins for the whole family, from gummies to multivitamins, with Brazilian flavours.'
    ),
    palette: { base: '#f5c84b', accent: '#c2410c', ink: '#3b2206', pack: '#ffffff' },
    mark: 'sun'
  },
  {
    key: 'serra-alta',
    slug: 'serra-alta',
    name: 'Serra Alta',
    description: t(
      'Nutrição esportiva de base: proteína, creatina e carboidrato com laudo de cada lote publicado.',
      'Basic sports nutrition: protein, creatine and carbohydrate, with the report of each batch published.'
    ),
    palette: { base: '#14284b', accent: '#6fb1e0', ink: '#ffffff', pack: '#15171c' },
    mark: 'peak'
  },
  {
    key: 'mare-viva',
    slug: 'mare-viva',
    name: 'Maré Viva',
    description: t(
      'Óleos de peixe e nutrientes do mar, concentrados e com controle de metais pesados.',
      'Fish oils and nutrients from the sea, concentrated and checked for heavy metals.'
    ),
    palette: { base: '#0b4f6c', accent: '#7fd1c7', ink: '#ffffff', pack: '#e9f3f5' },
    mark: 'wave'
  },
  {
    key: 'gota-clara',
    slug: 'gota-clara',
    name: 'Gota Clara',
    description: t(
      'Suplementos líquidos em gotas, para quem não gosta de engolir cápsulas. Medida certa no conta-gotas.',
      'Liquid supplements in drops, for people who do not like to swallow capsules. The right measure in the dropper.'
    ),
    palette: { base: '#e8f4fb', accent: '#1c7fb0', ink: '#0c3d57', pack: '#8a4b16' },
    mark: 'drop'
  },
  {
    key: 'trovao',
    slug: 'trovao',
    name: 'Trovão',
    description: t(
      'Pré-treinos, cafeína e tudo o que antecede um treino forte. Doses declaradas, sem mistura secreta.',
      'Pre-workouts, caffeine and all that comes before a hard session. Declared doses, no secret blends.'
    ),
    palette: { base: '#16161a', accent: '#ffd21f', ink: '#ffffff', pack: '#0d0d10' },
    mark: 'bolt'
  },
  {
    key: 'semente-boa',
    slug: 'semente-boa',
    name: 'Semente Boa',
    description: t(
      'Pastas, granolas e castanhas com poucos ingredientes, feitas em lotes pequenos.',
      'Butters, granolas and nuts with few ingredients, made in small batches.'
    ),
    palette: { base: '#f3e3c3', accent: '#8a5a24', ink: '#3a2410', pack: '#fbf4e4' },
    mark: 'seed'
  },
  {
    key: 'aurora-lab',
    slug: 'aurora-lab',
    name: 'Aurora Lab',
    description: t(
      'Fórmulas em formas bem absorvidas: quelatos, coenzimas e vitaminas ativas.',
      'Formulas in well absorbed forms: chelates, coenzymes and active vitamins.'
    ),
    palette: { base: '#ffffff', accent: '#5b3fa8', ink: '#2b1d57', pack: '#f2f0f8' },
    mark: 'ring'
  },
  {
    key: 'estrela-do-vale',
    slug: 'estrela-do-vale',
    name: 'Estrela do Vale',
    description: t(
      'Beleza que começa no prato: colágeno, biotina e ácido hialurônico em pós e cápsulas.',
      'Beauty that starts on the plate: collagen, biotin and hyaluronic acid in powders and capsules.'
    ),
    palette: { base: '#fbe4e6', accent: '#b4436c', ink: '#5a1737', pack: '#ffffff' },
    mark: 'star'
  },
  {
    key: 'caroa',
    slug: 'caroa',
    name: 'Caroá',
    description: t(
      'Plantas do Brasil e do mundo em pó e em cápsulas: cúrcuma, maca, guaraná, spirulina.',
      'Plants from Brazil and the world in powder and capsules: turmeric, maca, guarana, spirulina.'
    ),
    palette: { base: '#6b3d1e', accent: '#e0a458', ink: '#ffffff', pack: '#f0e3d0' },
    mark: 'root'
  },
  {
    key: 'colmeia-azul',
    slug: 'colmeia-azul',
    name: 'Colmeia Azul',
    description: t(
      'Própolis, mel e pólen de apiários de Minas Gerais e do Paraná, com origem no rótulo.',
      'Propolis, honey and pollen from apiaries in Minas Gerais and Paraná, with the origin on the label.'
    ),
    palette: { base: '#1d3f72', accent: '#f2b632', ink: '#ffffff', pack: '#7a430f' },
    mark: 'hex'
  },
  {
    key: 'arco-forte',
    slug: 'arco-forte',
    name: 'Arco Forte',
    description: t(
      'Whey, caseína e albumina para quem treina o ano inteiro. Sabores testados com água, não só com leite.',
      'Whey, casein and albumin for people who train all year. Flavours tested with water, not only with milk.'
    ),
    palette: { base: '#a3231f', accent: '#f4d9a8', ink: '#ffffff', pack: '#1a1a1a' },
    mark: 'arc'
  },
  {
    key: 'ipe-nutricao',
    slug: 'ipe-nutricao',
    name: 'Ipê Nutrição',
    description: t(
      'Multivitamínicos por fase da vida e fórmulas para a rotina de casa.',
      'Multivitamins for each stage of life and formulas for the routine at home.'
    ),
    palette: { base: '#fff3bf', accent: '#2f6b3a', ink: '#26401f', pack: '#ffffff' },
    mark: 'leaf'
  },
  {
    key: 'jatoba-sport',
    slug: 'jatoba-sport',
    name: 'Jatobá Sport',
    description: t(
      'Aminoácidos e recuperação para musculação e esportes coletivos.',
      'Amino acids and recovery for strength training and team sports.'
    ),
    palette: { base: '#233329', accent: '#9ad14b', ink: '#ffffff', pack: '#101512' },
    mark: 'root'
  },
  {
    key: 'florada-serena',
    slug: 'florada-serena',
    name: 'Florada Serena',
    description: t(
      'Fórmulas para o fim do dia: melatonina, magnésio, triptofano e infusões.',
      'Formulas for the end of the day: melatonin, magnesium, tryptophan and infusions.'
    ),
    palette: { base: '#3d3a6b', accent: '#c9b8f0', ink: '#ffffff', pack: '#eceaf6' },
    mark: 'drop'
  },
  {
    key: 'pampa-fit',
    slug: 'pampa-fit',
    name: 'Pampa Fit',
    description: t(
      'Apoio ao emagrecimento com fibras, cafeína e L-carnitina, sem promessa de milagre.',
      'Support for weight control with fibre, caffeine and L-carnitine, without promises of miracles.'
    ),
    palette: { base: '#d6f0e3', accent: '#0f766e', ink: '#0b3b37', pack: '#ffffff' },
    mark: 'wave'
  },
  {
    key: 'cerrado-vivo',
    slug: 'cerrado-vivo',
    name: 'Cerrado Vivo',
    description: t(
      'Alimentos orgânicos e superalimentos do Cerrado: baru, pequi, sementes e farinhas.',
      'Organic foods and superfoods of the Cerrado: baru nuts, pequi, seeds and flours.'
    ),
    palette: { base: '#7a2e3a', accent: '#f0b35a', ink: '#ffffff', pack: '#f6ead6' },
    mark: 'seed'
  },
  {
    key: 'umbuzeiro',
    slug: 'umbuzeiro',
    name: 'Umbuzeiro',
    description: t(
      'Barras e lanches proteicos com frutas brasileiras, para a mochila e para a gaveta do trabalho.',
      'Protein bars and snacks with Brazilian fruit, for the backpack and for the desk drawer.'
    ),
    palette: { base: '#c7d94e', accent: '#5c2a83', ink: '#33124f', pack: '#ffffff' },
    mark: 'sun'
  },
  {
    key: 'tucuma-labs',
    slug: 'tucuma-labs',
    name: 'Tucumã Labs',
    description: t(
      'Especialidades: probióticos, enzimas, coenzima Q10 e antioxidantes com ativo padronizado.',
      'Specialities: probiotics, enzymes, coenzyme Q10 and antioxidants with standardised actives.'
    ),
    palette: { base: '#e9e4da', accent: '#d9531e', ink: '#2a2620', pack: '#5c3413' },
    mark: 'hex'
  },
  {
    key: 'vereda-verde',
    slug: 'vereda-verde',
    name: 'Vereda Verde',
    description: t(
      'Proteínas e suplementos totalmente vegetais, adoçados com estévia ou sem adoçante.',
      'Fully plant-based proteins and supplements, sweetened with stevia or not at all.'
    ),
    palette: { base: '#dfe9c8', accent: '#4a7c2c', ink: '#24401a', pack: '#f8faf1' },
    mark: 'ring'
  },
  {
    key: 'pe-de-vento',
    slug: 'pe-de-vento',
    name: 'Pé de Vento',
    description: t(
      'Géis, isotônicos, sais e carboidratos para corrida, ciclismo e triathlon.',
      'Gels, sports drinks, salts and carbohydrates for running, cycling and triathlon.'
    ),
    palette: { base: '#0f6cbd', accent: '#ffb000', ink: '#ffffff', pack: '#ffffff' },
    mark: 'bolt'
  },
  {
    key: 'candeia',
    slug: 'candeia',
    name: 'Candeia',
    description: t(
      'Vitaminas do complexo B, colina, cafeína e fórmulas para dias de estudo e trabalho.',
      'B vitamins, choline, caffeine and formulas for days of study and work.'
    ),
    palette: { base: '#fef6ee', accent: '#e4572e', ink: '#53200f', pack: '#ffffff' },
    mark: 'star'
  },
  {
    key: 'aroeira',
    slug: 'aroeira',
    name: 'Aroeira',
    description: t(
      'Acessórios de treino e de rotina: coqueteleiras, porta-cápsulas, garrafas, faixas e toalhas.',
      'Accessories for training and routine: shakers, pill cases, bottles, bands and towels.'
    ),
    palette: { base: '#4a4f57', accent: '#ef8354', ink: '#ffffff', pack: '#2d3036' },
    mark: 'arc'
  },
  {
    key: 'casa-videira',
    slug: 'casa-videira',
    name: 'Casa Videira',
    description: t(
      'Vinhos tônicos e sucos integrais de uva da Serra Gaúcha.',
      'Tonic wines and whole grape juices from the Serra Gaúcha.'
    ),
    palette: { base: '#f2e8dc', accent: '#7b1e3b', ink: '#4a1024', pack: '#2a0f17' },
    mark: 'drop'
  }
]
