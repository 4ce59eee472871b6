import type { SeedPage } from '../../types.ts'

/** What banner-news-home links to. */
export const articlePages: SeedPage[] = [
  {
    slug: 'creatina-sem-complicacao',
    title: { pt: 'Creatina sem complicação', en: 'Creatine made simple' },
    description: {
      pt: 'Três gramas, todo dia, com água. O resto é detalhe.',
      en: 'Three grams, every day, with water. The rest is detail.'
    },
    body: {
      pt: `<p>A creatina é um dos suplementos mais estudados do mundo, e também um dos mais cercados de regra inventada. O essencial cabe em uma linha: <strong>3 gramas, todo dia, com água</strong>.</p>
<h2>O que ela faz</h2>
<p>O corpo já produz creatina e guarda a maior parte nos músculos, onde ela ajuda a repor energia em esforços curtos: uma série pesada, um tiro de corrida, um salto. No Brasil, o rótulo pode dizer que ela auxilia no aumento do desempenho físico durante exercícios repetidos de curta duração e alta intensidade. Fora disso, desconfie.</p>
<h2>Precisa de saturação?</h2>
<p>Não. A fase de saturação, com doses altas por uma semana, só antecipa o resultado. Com 3 gramas por dia, os estoques do músculo chegam ao mesmo lugar em cerca de quatro semanas.</p>
<h2>Antes ou depois do treino?</h2>
<p>Tanto faz. O que conta é a regularidade, inclusive nos dias de descanso. Ligue a dose a algo que você já faz, como o café da manhã.</p>
<h2>Pó, cápsula, micronizada</h2>
<ul>
<li><strong>Pó:</strong> a forma mais econômica por dose. Não tem gosto e vai bem na água, no suco ou na vitamina.</li>
<li><strong>Micronizada:</strong> a mesma creatina monohidratada, em grão mais fino, que decanta menos no copo.</li>
<li><strong>Cápsula:</strong> prática para viagem. Confira quantas formam 3 gramas: costumam ser de quatro a seis.</li>
</ul>
<h2>E os rins?</h2>
<p>Em adultos saudáveis, os estudos com as doses usuais não mostram dano. A creatina pode elevar a creatinina no exame de sangue sem que haja doença: avise o seu médico que usa. Quem tem doença renal só deve usar com orientação.</p>
<p>Compare as opções em <a href="/performance/creatina">Creatina</a>. Na página de cada uma, veja quantas doses o pote rende.</p>`,
      en: `<p>Creatine is one of the most studied supplements in the world, and also one of the most surrounded by made-up rules. The essence fits on one line: <strong>3 grams, every day, with water</strong>.</p>
<h2>What it does</h2>
<p>The body already makes creatine and keeps most of it in the muscles, where it helps to restore energy in short efforts: a heavy set, a sprint, a jump. In Brazil a label may say that it helps to increase physical performance during repeated exercise of short duration and high intensity. Beyond that, be sceptical.</p>
<h2>Is loading necessary?</h2>
<p>No. A loading phase, with high doses for a week, only brings the result forward. With 3 grams a day the muscle’s stores reach the same level in about four weeks.</p>
<h2>Before or after training?</h2>
<p>It makes no difference. What counts is regularity, rest days included. Tie the dose to something you already do, such as breakfast.</p>
<h2>Powder, capsules, micronised</h2>
<ul>
<li><strong>Powder:</strong> the cheapest form per dose. It has no taste and goes well in water, juice or a smoothie.</li>
<li><strong>Micronised:</strong> the same creatine monohydrate in a finer grain, which settles less in the glass.</li>
<li><strong>Capsules:</strong> handy for travel. Check how many make 3 grams: usually four to six.</li>
</ul>
<h2>What about the kidneys?</h2>
<p>In healthy adults, studies with usual doses show no harm. Creatine can raise creatinine in a blood test without any disease: tell your doctor that you take it. People with kidney disease should only use it under guidance.</p>
<p>Compare the options under <a href="/performance/creatina">Creatine</a>. Each page says how many doses a pack gives.</p>`
    }
  },
  {
    slug: 'vitamina-d-sol-comida-e-capsula',
    title: { pt: 'Vitamina D: sol, comida e cápsula', en: 'Vitamin D: sun, food and capsule' },
    description: {
      pt: 'De onde ela vem, quanto é a referência por dia e quando o suplemento faz sentido.',
      en: 'Where it comes from, how much the daily reference is and when a supplement makes sense.'
    },
    body: {
      pt: `<p>Quase toda vitamina vem da comida. A D é diferente: a pele a produz quando recebe sol. Por isso, mesmo em um país claro como o Brasil, quem passa o dia em ambiente fechado pode ficar com pouca.</p>
<h2>Quanto por dia</h2>
<p>O valor de referência nos rótulos brasileiros é de <strong>15 µg</strong>, o mesmo que 600 UI. Suplementos para adultos podem trazer até 50 µg (2.000 UI) por dia. Doses maiores são assunto de médico e de exame.</p>
<table>
<thead><tr><th>No rótulo</th><th>Em microgramas</th><th>% do valor diário</th></tr></thead>
<tbody>
<tr><td>200 UI</td><td>5 µg</td><td>33%</td></tr>
<tr><td>600 UI</td><td>15 µg</td><td>100%</td></tr>
<tr><td>1.000 UI</td><td>25 µg</td><td>167%</td></tr>
<tr><td>2.000 UI</td><td>50 µg</td><td>333%</td></tr>
</tbody>
</table>
<h2>Sol</h2>
<p>Alguns minutos de sol em braços e pernas, algumas vezes por semana, bastam para muita gente. Pele mais escura, idade e inverno no Sul pedem mais tempo. O cuidado com a pele continua valendo: a conversa é com o seu dermatologista.</p>
<h2>Comida</h2>
<p>Sardinha, salmão, gema de ovo e cogumelos expostos ao sol têm vitamina D, mas em geral pouca. Leites e bebidas vegetais enriquecidos ajudam.</p>
<h2>Cápsula ou gotas</h2>
<p>A vitamina D se dissolve em gordura: tome com uma refeição que tenha azeite, ovo ou castanhas. As gotas facilitam ajustar a dose; as softgels são práticas para levar. Em fórmulas com K2, as duas vitaminas se completam no metabolismo do cálcio.</p>
<p>Veja a linha inteira em <a href="/vitaminas/vitamina-d">Vitamina D</a> e leia o <a href="/pagina/guia-de-suplementos">guia de suplementos</a> antes de combinar com um multivitamínico.</p>`,
      en: `<p>Almost every vitamin comes from food. D is different: the skin makes it when it gets sun. That is why, even in a country as bright as Brazil, people who spend the day indoors may run low.</p>
<h2>How much a day</h2>
<p>The reference value on Brazilian labels is <strong>15 µg</strong>, the same as 600 IU. Supplements for adults may carry up to 50 µg (2,000 IU) a day. Higher doses are a matter for a doctor and a blood test.</p>
<table>
<thead><tr><th>On the label</th><th>In micrograms</th><th>% of daily value</th></tr></thead>
<tbody>
<tr><td>200 IU</td><td>5 µg</td><td>33%</td></tr>
<tr><td>600 IU</td><td>15 µg</td><td>100%</td></tr>
<tr><td>1,000 IU</td><td>25 µg</td><td>167%</td></tr>
<tr><td>2,000 IU</td><td>50 µg</td><td>333%</td></tr>
</tbody>
</table>
<h2>Sun</h2>
<p>A few minutes of sun on arms and legs, a few times a week, are enough for many people. Darker skin, age and winter in the South call for more. Looking after your skin still matters: talk to your dermatologist.</p>
<h2>Food</h2>
<p>Sardines, salmon, egg yolk and sun-exposed mushrooms contain vitamin D, but usually little. Fortified milk and plant drinks help.</p>
<h2>Capsules or drops</h2>
<p>Vitamin D dissolves in fat: take it with a meal that has olive oil, egg or nuts. Drops make it easy to adjust the dose; softgels are handy to carry. In formulas with K2 the two vitamins complement each other in calcium metabolism.</p>
<p>See the whole range under <a href="/vitaminas/vitamina-d">Vitamin D</a>, and read the <a href="/pagina/guia-de-suplementos">supplement guide</a> before you combine it with a multivitamin.</p>`
    }
  },
  {
    slug: 'como-ler-um-rotulo',
    title: { pt: 'Como ler um rótulo em um minuto', en: 'How to read a label in one minute' },
    description: {
      pt: 'Porção, dose, porcentagem e ingredientes: quatro olhadas antes de comprar.',
      en: 'Serving, dose, percentage and ingredients: four glances before you buy.'
    },
    body: {
      pt: `<p>A frente do pote é propaganda. A informação está atrás, em quatro lugares.</p>
<h2>1. A porção</h2>
<p>Tudo na tabela vale para <strong>uma porção</strong>. Veja quantas cápsulas ou gramas ela tem. Se o número grande da frente diz 1.000 mg e a porção é de duas cápsulas, cada uma tem 500 mg.</p>
<h2>2. O nutriente, não o composto</h2>
<p>Em minerais, o peso do composto engana. Bisglicinato de magnésio é magnésio ligado a um aminoácido: de 1 grama do composto, só uma parte é magnésio. O que vale é a linha "Magnésio" da tabela. O mesmo vale para óleo de peixe: olhe EPA e DHA, não o total de óleo.</p>
<h2>3. A porcentagem do valor diário</h2>
<p>O %VD compara a porção com a referência brasileira para adultos (IN 75/2020). Alguns valores:</p>
<table>
<thead><tr><th>Nutriente</th><th>100% por dia</th></tr></thead>
<tbody>
<tr><td>Vitamina C</td><td>100 mg</td></tr>
<tr><td>Vitamina D</td><td>15 µg</td></tr>
<tr><td>Vitamina B12</td><td>2,4 µg</td></tr>
<tr><td>Magnésio</td><td>420 mg</td></tr>
<tr><td>Zinco</td><td>11 mg</td></tr>
<tr><td>Cálcio</td><td>1.000 mg</td></tr>
<tr><td>Proteína</td><td>50 g</td></tr>
</tbody>
</table>
<p>Dois asteriscos querem dizer que não existe valor de referência para aquele item, como a creatina.</p>
<h2>4. A lista de ingredientes</h2>
<p>Ela vem em ordem de quantidade. Em um whey, a proteína precisa ser o primeiro item. Maltodextrina no começo quer dizer que você paga proteína e leva carboidrato. Logo abaixo ficam os alérgenos, em negrito.</p>
<h2>A conta que decide</h2>
<p>Divida o preço pelo número de porções. É o <strong>custo por dia</strong>, e ele muda bastante de um pote para outro. Faça o teste com os <a href="/proteinas/whey-protein">wheys</a> ou com os <a href="/minerais/magnesio">magnésios</a> da loja.</p>`,
      en: `<p>The front of the pack is advertising. The information is on the back, in four places.</p>
<h2>1. The serving</h2>
<p>Everything in the table is for <strong>one serving</strong>. See how many capsules or grams that is. If the big number on the front says 1,000 mg and a serving is two capsules, each one has 500 mg.</p>
<h2>2. The nutrient, not the compound</h2>
<p>With minerals the weight of the compound misleads. Magnesium bisglycinate is magnesium bound to an amino acid: of 1 gram of the compound only a part is magnesium. What counts is the line "Magnesium" in the table. The same goes for fish oil: look at EPA and DHA, not at the total of oil.</p>
<h2>3. The percentage of the daily value</h2>
<p>The %DV compares the serving with the Brazilian reference for adults (IN 75/2020). Some values:</p>
<table>
<thead><tr><th>Nutrient</th><th>100% a day</th></tr></thead>
<tbody>
<tr><td>Vitamin C</td><td>100 mg</td></tr>
<tr><td>Vitamin D</td><td>15 µg</td></tr>
<tr><td>Vitamin B12</td><td>2.4 µg</td></tr>
<tr><td>Magnesium</td><td>420 mg</td></tr>
<tr><td>Zinc</td><td>11 mg</td></tr>
<tr><td>Calcium</td><td>1,000 mg</td></tr>
<tr><td>Protein</td><td>50 g</td></tr>
</tbody>
</table>
<p>Two asterisks mean that there is no reference value for that item, as with creatine.</p>
<h2>4. The list of ingredients</h2>
<p>It comes in order of quantity. In a whey, protein must be the first item. Maltodextrin near the top means that you pay for protein and get carbohydrate. Right below are the allergens, in bold.</p>
<h2>The sum that decides</h2>
<p>Divide the price by the number of servings. That is the <strong>cost per day</strong>, and it changes a lot from one pack to the next. Try it with the <a href="/proteinas/whey-protein">wheys</a> or the <a href="/minerais/magnesio">magnesiums</a> of the store.</p>`
    }
  }
]
