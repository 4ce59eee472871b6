import type { SeedCategory, Text } from '../types.ts'
import { t } from './text.ts'

/** Parents stand before their children; the slug is the key. Depth 1 to 4. */
export const categories: SeedCategory[] = [
  category(
    'vitaminas',
    null,
    t('Vitaminas', 'Vitamins'),
    t(
      'Vitaminas isoladas e combinadas em doses dentro do limite brasileiro para suplementos. Escolha pela necessidade, pela forma e pelo tempo que o frasco dura.',
      'Single and combined vitamins in doses within the Brazilian limit for supplements. Choose by need, by form and by how long the bottle lasts.'
    )
  ),
  category(
    'vitamina-a',
    'vitaminas',
    t('Vitamina A', 'Vitamin A'),
    t(
      'Participa da visão e da manutenção da pele. Sempre em dose moderada.',
      'Takes part in vision and in the maintenance of the skin. Always in a moderate dose.'
    )
  ),
  category(
    'vitamina-c',
    'vitaminas',
    t('Vitamina C', 'Vitamin C'),
    t(
      'Em cápsula, efervescente, goma ou gotas: a vitamina mais procurada da loja.',
      'In capsules, effervescent, gummies or drops: the most wanted vitamin of the store.'
    )
  ),
  category(
    'vitamina-c-efervescente',
    'vitamina-c',
    t('Vitamina C efervescente', 'Effervescent vitamin C'),
    t(
      'Tubos de comprimidos que se dissolvem em um copo de água.',
      'Tubes of tablets that dissolve in a glass of water.'
    )
  ),
  category(
    'vitamina-c-capsulas',
    'vitamina-c',
    t('Vitamina C em cápsulas', 'Vitamin C capsules'),
    t(
      'Para quem quer a dose sem sabor e sem açúcar.',
      'For people who want the dose without flavour and without sugar.'
    )
  ),
  category(
    'vitamina-d',
    'vitaminas',
    t('Vitamina D', 'Vitamin D'),
    t(
      'Auxilia na formação de ossos e dentes e no funcionamento do sistema imune.',
      'Helps in the formation of bones and teeth and in the functioning of the immune system.'
    )
  ),
  category(
    'vitamina-d3',
    'vitamina-d',
    t('Vitamina D3', 'Vitamin D3'),
    t('Colecalciferol em softgel, gotas e comprimido.', 'Cholecalciferol in softgels, drops and tablets.')
  ),
  category(
    'vitamina-d3-altas-doses',
    'vitamina-d3',
    t('Vitamina D3 em alta dose', 'High-dose vitamin D3'),
    t(
      'Produtos de 2.000 UI por dia, a maior dose permitida em suplementos no Brasil.',
      'Products with 2,000 IU a day, the highest dose permitted in supplements in Brazil.'
    )
  ),
  category(
    'vitamina-d3-uso-diario',
    'vitamina-d3',
    t('Vitamina D3 de uso diário', 'Everyday vitamin D3'),
    t('Doses de 200 a 1.000 UI para manutenção.', 'Doses from 200 to 1,000 IU for maintenance.')
  ),
  category(
    'vitamina-d3-k2',
    'vitamina-d',
    t('Vitamina D3 + K2', 'Vitamin D3 + K2'),
    t('A dupla que trabalha junto com o cálcio.', 'The pair that works together with calcium.')
  ),
  category(
    'vitamina-e',
    'vitaminas',
    t('Vitamina E', 'Vitamin E'),
    t(
      'Antioxidante que auxilia na proteção contra os danos dos radicais livres.',
      'Antioxidant that helps to protect against damage caused by free radicals.'
    )
  ),
  category(
    'vitamina-k',
    'vitaminas',
    t('Vitamina K', 'Vitamin K'),
    t('K2 MK-7 em gotas e cápsulas.', 'K2 MK-7 in drops and capsules.')
  ),
  category(
    'vitaminas-do-complexo-b',
    'vitaminas',
    t('Complexo B', 'B vitamins'),
    t(
      'Auxiliam no metabolismo energético: o complexo inteiro ou uma vitamina de cada vez.',
      'They help in energy metabolism: the whole complex or one vitamin at a time.'
    )
  ),
  category(
    'complexo-b',
    'vitaminas-do-complexo-b',
    t('Complexo B completo', 'Complete B complex'),
    t('As oito vitaminas B juntas.', 'The eight B vitamins together.')
  ),
  category(
    'vitamina-b12',
    'vitaminas-do-complexo-b',
    t('Vitamina B12', 'Vitamin B12'),
    t(
      'Metilcobalamina e cianocobalamina, sublinguais ou em cápsulas.',
      'Methylcobalamin and cyanocobalamin, sublingual or in capsules.'
    )
  ),
  category(
    'acido-folico',
    'vitaminas-do-complexo-b',
    t('Ácido fólico', 'Folic acid'),
    t('Folato na forma tradicional e na forma ativa.', 'Folate in the traditional and in the active form.')
  ),
  category(
    'biotina',
    'vitaminas-do-complexo-b',
    t('Biotina', 'Biotin'),
    t('Contribui para a manutenção de pele e cabelos.', 'Contributes to the maintenance of skin and hair.')
  ),
  category(
    'multivitaminicos',
    'vitaminas',
    t('Multivitamínicos', 'Multivitamins'),
    t('Várias vitaminas e minerais em uma só dose diária.', 'Several vitamins and minerals in one daily dose.')
  ),
  category(
    'multivitaminico-adulto',
    'multivitaminicos',
    t('Multivitamínico adulto', 'Adult multivitamin'),
    t('Fórmulas para mulheres, homens e para todos.', 'Formulas for women, men and everyone.')
  ),
  category(
    'multivitaminico-50-mais',
    'multivitaminicos',
    t('Multivitamínico 50+', 'Multivitamin 50+'),
    t('Com mais D e B12 para depois dos 50.', 'With more D and B12 for life after 50.')
  ),
  category(
    'multivitaminico-infantil',
    'multivitaminicos',
    t('Multivitamínico infantil', "Children's multivitamin"),
    t('Gomas e gotas com doses próprias para crianças.', 'Gummies and drops with doses made for children.')
  ),
  category(
    'minerais',
    null,
    t('Minerais', 'Minerals'),
    t(
      'Magnésio, zinco, cálcio, ferro e outros minerais em sais e quelatos.',
      'Magnesium, zinc, calcium, iron and other minerals as salts and chelates.'
    )
  ),
  category(
    'magnesio',
    'minerais',
    t('Magnésio', 'Magnesium'),
    t('Auxilia no funcionamento muscular. Cada sal tem seu uso.', 'Helps muscles to work. Each salt has its use.')
  ),
  category(
    'magnesio-quelato',
    'magnesio',
    t('Magnésio quelato', 'Chelated magnesium'),
    t('Bisglicinato e dimalato, suaves para o estômago.', 'Bisglycinate and dimalate, gentle on the stomach.')
  ),
  category(
    'magnesio-bisglicinato',
    'magnesio-quelato',
    t('Magnésio bisglicinato', 'Magnesium bisglycinate'),
    t('Magnésio ligado ao aminoácido glicina.', 'Magnesium bound to the amino acid glycine.')
  ),
  category(
    'magnesio-dimalato',
    'magnesio-quelato',
    t('Magnésio dimalato', 'Magnesium dimalate'),
    t('Magnésio ligado ao ácido málico, para tomar de manhã.', 'Magnesium bound to malic acid, to take in the morning.')
  ),
  category(
    'magnesio-cloreto',
    'magnesio',
    t('Cloreto de magnésio', 'Magnesium chloride'),
    t('O clássico, em cápsulas e em pó.', 'The classic, in capsules and in powder.')
  ),
  category(
    'zinco',
    'minerais',
    t('Zinco', 'Zinc'),
    t(
      'Auxilia no funcionamento do sistema imune e na manutenção da pele.',
      'Helps the immune system to work and the skin to be maintained.'
    )
  ),
  category(
    'calcio',
    'minerais',
    t('Cálcio', 'Calcium'),
    t('Para ossos e dentes, com ou sem vitamina D.', 'For bones and teeth, with or without vitamin D.')
  ),
  category(
    'ferro',
    'minerais',
    t('Ferro', 'Iron'),
    t('Quelato, suave para o estômago.', 'Chelated, gentle on the stomach.')
  ),
  category(
    'selenio',
    'minerais',
    t('Selênio', 'Selenium'),
    t('Antioxidante em doses de microgramas.', 'Antioxidant in microgram doses.')
  ),
  category(
    'iodo-e-cromo',
    'minerais',
    t('Iodo, cromo e outros', 'Iodine, chromium and others'),
    t('Oligoelementos em doses pequenas e precisas.', 'Trace elements in small and precise doses.')
  ),
  category(
    'proteinas',
    null,
    t('Proteínas', 'Proteins'),
    t(
      'Do leite, do ovo e de plantas: compare proteína por dose, sabores e preço por quilo.',
      'From milk, egg and plants: compare protein per serving, flavours and price per kilo.'
    )
  ),
  category(
    'whey-protein',
    'proteinas',
    t('Whey protein', 'Whey protein'),
    t('A proteína do soro do leite em três graus de filtragem.', 'Milk serum protein in three degrees of filtration.')
  ),
  category(
    'whey-concentrado',
    'whey-protein',
    t('Whey concentrado', 'Whey concentrate'),
    t('O melhor custo por dose.', 'The best cost per serving.')
  ),
  category(
    'whey-isolado',
    'whey-protein',
    t('Whey isolado', 'Whey isolate'),
    t('Mais proteína, menos gordura e menos lactose.', 'More protein, less fat and less lactose.')
  ),
  category(
    'whey-isolado-sem-lactose',
    'whey-isolado',
    t('Whey isolado sem lactose', 'Lactose-free whey isolate'),
    t('Com enzima lactase ou filtragem que retira a lactose.', 'With lactase or a filtration that removes the lactose.')
  ),
  category(
    'whey-isolado-puro',
    'whey-isolado',
    t('Whey isolado puro', 'Pure whey isolate'),
    t('Sem sabor e sem adoçante, ou com o mínimo.', 'Unflavoured and unsweetened, or with the least.')
  ),
  category(
    'whey-hidrolisado',
    'whey-protein',
    t('Whey hidrolisado', 'Hydrolysed whey'),
    t('Proteína já quebrada em peptídeos.', 'Protein already broken into peptides.')
  ),
  category(
    'proteina-vegetal',
    'proteinas',
    t('Proteína vegetal', 'Plant protein'),
    t('Ervilha, arroz, soja e misturas completas.', 'Pea, rice, soy and complete blends.')
  ),
  category(
    'caseina',
    'proteinas',
    t('Caseína', 'Casein'),
    t('Digestão lenta, boa para a noite.', 'Slow digestion, good for the night.')
  ),
  category(
    'albumina',
    'proteinas',
    t('Albumina', 'Egg albumin'),
    t('Proteína da clara do ovo, simples e econômica.', 'Egg white protein, simple and economical.')
  ),
  category(
    'hipercaloricos',
    'proteinas',
    t('Hipercalóricos', 'Mass gainers'),
    t(
      'Carboidrato e proteína para quem precisa comer mais.',
      'Carbohydrate and protein for people who need to eat more.'
    )
  ),
  category(
    'performance',
    null,
    t('Performance', 'Performance'),
    t(
      'Creatina, pré-treinos e carboidratos para treinar melhor.',
      'Creatine, pre-workouts and carbohydrates for better training.'
    )
  ),
  category(
    'creatina',
    'performance',
    t('Creatina', 'Creatine'),
    t(
      'Auxilia no desempenho em exercícios repetidos de curta duração e alta intensidade.',
      'Helps performance in repeated, short and intense exercise.'
    )
  ),
  category(
    'creatina-monohidratada',
    'creatina',
    t('Creatina monohidratada', 'Creatine monohydrate'),
    t(
      'A forma mais estudada, pura e sem sabor ou com sabor.',
      'The most studied form, pure and unflavoured or flavoured.'
    )
  ),
  category(
    'creatina-micronizada',
    'creatina-monohidratada',
    t('Creatina micronizada', 'Micronised creatine'),
    t('Grão mais fino, que se dissolve melhor.', 'A finer grain, which dissolves better.')
  ),
  category(
    'creatina-em-po',
    'creatina-monohidratada',
    t('Creatina em pó clássica', 'Classic creatine powder'),
    t('Pura, em potes e refis.', 'Pure, in tubs and refills.')
  ),
  category(
    'creatina-em-capsulas',
    'creatina',
    t('Creatina em cápsulas', 'Creatine capsules'),
    t('Prática para levar na bolsa.', 'Practical to carry in the bag.')
  ),
  category(
    'pre-treino',
    'performance',
    t('Pré-treino', 'Pre-workout'),
    t('Cafeína, beta-alanina e arginina em dose declarada.', 'Caffeine, beta-alanine and arginine in declared doses.')
  ),
  category('cafeina', 'performance', t('Cafeína', 'Caffeine'), t('Até 200 mg por dose.', 'Up to 200 mg per serving.')),
  category(
    'carboidratos',
    'performance',
    t('Carboidratos', 'Carbohydrates'),
    t('Energia para treinos longos.', 'Energy for long sessions.')
  ),
  category(
    'hidratacao',
    'performance',
    t('Hidratação e géis', 'Hydration and gels'),
    t(
      'Eletrólitos, isotônicos e géis para treinar sob o sol.',
      'Electrolytes, sports drinks and gels for training in the sun.'
    )
  ),
  category(
    'aminoacidos',
    null,
    t('Aminoácidos', 'Amino acids'),
    t(
      'Aminoácidos isolados e combinados para antes, durante e depois do treino.',
      'Single and combined amino acids for before, during and after training.'
    )
  ),
  category(
    'bcaa',
    'aminoacidos',
    t('BCAA', 'BCAA'),
    t('Leucina, isoleucina e valina.', 'Leucine, isoleucine and valine.')
  ),
  category(
    'eaa',
    'aminoacidos',
    t('EAA', 'EAA'),
    t('Os nove aminoácidos essenciais.', 'The nine essential amino acids.')
  ),
  category(
    'glutamina',
    'aminoacidos',
    t('Glutamina', 'Glutamine'),
    t('Em pó puro, fácil de misturar.', 'Pure powder, easy to mix.')
  ),
  category(
    'beta-alanina',
    'aminoacidos',
    t('Beta-alanina', 'Beta-alanine'),
    t('Uso diário, com o formigamento conhecido.', 'For daily use, with the well-known tingling.')
  ),
  category(
    'arginina',
    'aminoacidos',
    t('Arginina e citrulina', 'Arginine and citrulline'),
    t('Para o pré-treino, com ou sem cafeína.', 'For the pre-workout, with or without caffeine.')
  ),
  category(
    'taurina',
    'aminoacidos',
    t('Taurina e outros', 'Taurine and others'),
    t('Taurina, triptofano, HMB e aminoácidos isolados.', 'Taurine, tryptophan, HMB and single amino acids.')
  ),
  category(
    'saude-e-bem-estar',
    null,
    t('Saúde e bem-estar', 'Health and well-being'),
    t(
      'Ômega 3, probióticos, fibras, plantas e o que ajuda na rotina de cada dia.',
      'Omega 3, probiotics, fibre, plants and what helps in the routine of each day.'
    )
  ),
  category(
    'omega-3',
    'saude-e-bem-estar',
    t('Ômega 3', 'Omega 3'),
    t('Óleo de peixe e de algas, com EPA e DHA declarados.', 'Fish and algae oil, with declared EPA and DHA.')
  ),
  category(
    'omega-3-concentrado',
    'omega-3',
    t('Ômega 3 concentrado', 'Concentrated omega 3'),
    t('Mais EPA e DHA em menos cápsulas.', 'More EPA and DHA in fewer capsules.')
  ),
  category(
    'omega-3-vegetal',
    'omega-3',
    t('Ômega 3 vegetal', 'Plant omega 3'),
    t('De microalgas e de linhaça.', 'From microalgae and flaxseed.')
  ),
  category(
    'probioticos',
    'saude-e-bem-estar',
    t('Probióticos', 'Probiotics'),
    t(
      'Bactérias vivas que contribuem para a saúde do trato gastrointestinal.',
      'Live bacteria that contribute to the health of the digestive tract.'
    )
  ),
  category(
    'fibras',
    'saude-e-bem-estar',
    t('Fibras', 'Fibre'),
    t('Psyllium, inulina e misturas para o intestino.', 'Psyllium, inulin and blends for the bowel.')
  ),
  category(
    'ervas-e-plantas',
    'saude-e-bem-estar',
    t('Ervas e plantas', 'Herbs and plants'),
    t('Cúrcuma, maca, guaraná, spirulina e companhia.', 'Turmeric, maca, guarana, spirulina and company.')
  ),
  category(
    'sono-e-relaxamento',
    'saude-e-bem-estar',
    t('Sono e relaxamento', 'Sleep and relaxation'),
    t(
      'Melatonina na dose permitida, triptofano e infusões.',
      'Melatonin in the permitted dose, tryptophan and infusions.'
    )
  ),
  category(
    'coenzima-q10',
    'saude-e-bem-estar',
    t('Coenzima Q10', 'Coenzyme Q10'),
    t('Ubiquinona e ubiquinol em softgels.', 'Ubiquinone and ubiquinol in softgels.')
  ),
  category(
    'propolis',
    'saude-e-bem-estar',
    t('Própolis e mel', 'Propolis and honey'),
    t(
      'Própolis verde e vermelha, mel e pólen de origem brasileira.',
      'Green and red propolis, honey and pollen of Brazilian origin.'
    )
  ),
  category(
    'antioxidantes',
    'saude-e-bem-estar',
    t('Visão e antioxidantes', 'Vision and antioxidants'),
    t('Luteína, astaxantina e outros carotenoides.', 'Lutein, astaxanthin and other carotenoids.')
  ),
  category(
    'tonicos',
    'saude-e-bem-estar',
    t('Tônicos e sucos', 'Tonics and juices'),
    t(
      'Vinho tônico e suco de uva. O vinho é para maiores de 18 anos.',
      'Tonic wine and grape juice. The wine is for people over 18.'
    )
  ),
  category(
    'colageno-e-beleza',
    null,
    t('Colágeno e beleza', 'Collagen and beauty'),
    t(
      'Colágeno, biotina e ácido hialurônico para pele, cabelos, unhas e articulações.',
      'Collagen, biotin and hyaluronic acid for skin, hair, nails and joints.'
    )
  ),
  category(
    'colageno-hidrolisado',
    'colageno-e-beleza',
    t('Colágeno hidrolisado', 'Hydrolysed collagen'),
    t('Tipo I em pó, com e sem sabor.', 'Type I powder, with and without flavour.')
  ),
  category(
    'peptideos-de-colageno',
    'colageno-hidrolisado',
    t('Peptídeos de colágeno', 'Collagen peptides'),
    t('Peptídeos bioativos em dose de 2,5 g.', 'Bioactive peptides in a 2.5 g dose.')
  ),
  category(
    'colageno-tipo-2',
    'colageno-e-beleza',
    t('Colágeno tipo II', 'Type II collagen'),
    t('Não desnaturado, 40 mg por dia, para as articulações.', 'Undenatured, 40 mg a day, for the joints.')
  ),
  category(
    'cabelos-e-unhas',
    'colageno-e-beleza',
    t('Cabelos e unhas', 'Hair and nails'),
    t('Fórmulas com biotina, zinco e silício.', 'Formulas with biotin, zinc and silicon.')
  ),
  category(
    'acido-hialuronico',
    'colageno-e-beleza',
    t('Ácido hialurônico', 'Hyaluronic acid'),
    t('Em cápsulas, sozinho ou com vitamina C.', 'In capsules, alone or with vitamin C.')
  ),
  category(
    'emagrecimento',
    null,
    t('Emagrecimento', 'Weight control'),
    t(
      'Fibras, cafeína e L-carnitina para acompanhar alimentação equilibrada e atividade física.',
      'Fibre, caffeine and L-carnitine to go with a balanced diet and physical activity.'
    )
  ),
  category(
    'termogenicos',
    'emagrecimento',
    t('Termogênicos', 'Thermogenics'),
    t('Cafeína e plantas em dose declarada.', 'Caffeine and plants in declared doses.')
  ),
  category(
    'l-carnitina',
    'emagrecimento',
    t('L-carnitina', 'L-carnitine'),
    t('Líquida e em cápsulas.', 'Liquid and in capsules.')
  ),
  category(
    'saciedade',
    'emagrecimento',
    t('Saciedade', 'Satiety'),
    t(
      'Fibras que formam gel, como quitosana e glucomanana.',
      'Fibres that form a gel, such as chitosan and glucomannan.'
    )
  ),
  category(
    'substitutos-de-refeicao',
    'emagrecimento',
    t('Substitutos de refeição', 'Meal replacements'),
    t('Shakes com proteína, fibra e vitaminas.', 'Shakes with protein, fibre and vitamins.')
  ),
  category(
    'chas',
    'emagrecimento',
    t('Chás', 'Teas'),
    t('Chá verde, hibisco e misturas.', 'Green tea, hibiscus and blends.')
  ),
  category(
    'alimentos-e-lanches',
    null,
    t('Alimentos e lanches', 'Foods and snacks'),
    t(
      'Barras, pastas, castanhas, granolas e gomas para os intervalos do dia.',
      'Bars, butters, nuts, granolas and gummies for the breaks of the day.'
    )
  ),
  category(
    'barras-de-proteina',
    'alimentos-e-lanches',
    t('Barras de proteína', 'Protein bars'),
    t('Unidades e caixas, de 10 a 20 g de proteína.', 'Single bars and boxes, from 10 to 20 g of protein.')
  ),
  category(
    'pastas-de-amendoim',
    'alimentos-e-lanches',
    t('Pastas de amendoim e castanhas', 'Peanut and nut butters'),
    t('De um ingrediente só ou com whey e cacau.', 'With a single ingredient or with whey and cocoa.')
  ),
  category(
    'castanhas-e-sementes',
    'alimentos-e-lanches',
    t('Castanhas e sementes', 'Nuts and seeds'),
    t('Castanha-do-pará, baru, caju, chia e linhaça.', 'Brazil nut, baru, cashew, chia and flaxseed.')
  ),
  category(
    'granolas-e-aveias',
    'alimentos-e-lanches',
    t('Granolas e aveias', 'Granolas and oats'),
    t('Para o café da manhã e o pré-treino.', 'For breakfast and before training.')
  ),
  category(
    'gomas-e-doces',
    'alimentos-e-lanches',
    t('Gomas e doces', 'Gummies and sweets'),
    t('Gomas vitaminadas e doces com menos açúcar.', 'Vitamin gummies and sweets with less sugar.')
  ),
  category(
    'bebidas-prontas',
    'alimentos-e-lanches',
    t('Bebidas prontas', 'Ready drinks'),
    t('Proteicas e energéticas, prontas para beber.', 'Protein and energy drinks, ready to drink.')
  ),
  category(
    'acessorios',
    null,
    t('Acessórios', 'Accessories'),
    t('Coqueteleiras, garrafas, porta-cápsulas e itens de treino.', 'Shakers, bottles, pill cases and training items.')
  ),
  category(
    'coqueteleiras',
    'acessorios',
    t('Coqueteleiras', 'Shakers'),
    t('Com mola, com compartimento e de aço.', 'With a spring, with compartments and of steel.')
  ),
  category(
    'garrafas',
    'acessorios',
    t('Garrafas', 'Bottles'),
    t('Térmicas e esportivas.', 'Thermal and sports bottles.')
  ),
  category(
    'porta-capsulas',
    'acessorios',
    t('Porta-cápsulas', 'Pill cases'),
    t('Semanais e de bolso.', 'Weekly and pocket ones.')
  ),
  category(
    'treino',
    'acessorios',
    t('Itens de treino', 'Training items'),
    t('Faixas, straps, cordas, toalhas e bolsas.', 'Bands, straps, ropes, towels and bags.')
  ),
  category(
    'kits',
    null,
    t('Kits', 'Kits'),
    t(
      'Combinações prontas com preço menor do que a soma das partes.',
      'Ready combinations at a lower price than the sum of the parts.'
    )
  ),
  category(
    'kits-treino',
    'kits',
    t('Kits para treino', 'Training kits'),
    t('Proteína, creatina e coqueteleira.', 'Protein, creatine and shaker.')
  ),
  category(
    'kits-imunidade',
    'kits',
    t('Kits imunidade', 'Immunity kits'),
    t('Vitaminas C e D, zinco e própolis.', 'Vitamins C and D, zinc and propolis.')
  ),
  category(
    'kits-beleza',
    'kits',
    t('Kits beleza', 'Beauty kits'),
    t('Colágeno, biotina e vitamina C.', 'Collagen, biotin and vitamin C.')
  ),
  category(
    'kits-rotina',
    'kits',
    t('Kits de rotina', 'Routine kits'),
    t('Manhã, noite e família.', 'Morning, night and family.')
  )
]

function category(key: string, parent: string | null, name: Text, description: Text): SeedCategory {
  return { key, slug: key, parent, name, description }
}
