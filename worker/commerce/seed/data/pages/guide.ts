import type { SeedPage } from '../../types.ts'

export const guidePages: SeedPage[] = [
  {
    slug: 'guia-de-suplementos',
    title: { pt: 'Guia de suplementos', en: 'Supplement guide' },
    description: {
      pt: 'Por onde começar, para que serve cada grupo, quando tomar e o que não combinar.',
      en: 'Where to start, what each group is for, when to take it and what not to combine.'
    },
    body: {
      pt: `<p>Este guia leva cinco minutos. Ele não substitui uma consulta: serve para você chegar a ela com perguntas melhores.</p>
<h2>1. Comece pelo que falta</h2>
<p>Suplemento completa a alimentação. Antes de escolher, responda a três perguntas: o que eu quase não como, como eu durmo e o que dizem os meus exames? Quem come pouco peixe olha para o <a href="/saude-e-bem-estar/omega-3">ômega 3</a>; quem não come carne, para a <a href="/vitaminas/vitaminas-do-complexo-b/vitamina-b12">vitamina B12</a>; quem toma pouco sol, para a <a href="/vitaminas/vitamina-d">vitamina D</a>.</p>
<h2>2. Para que serve cada grupo</h2>
<table>
<thead><tr><th>Grupo</th><th>O que oferece</th><th>Quando costuma ser usado</th></tr></thead>
<tbody>
<tr><td><a href="/vitaminas">Vitaminas</a></td><td>Nutrientes de que o corpo precisa em pequenas quantidades</td><td>Com uma refeição</td></tr>
<tr><td><a href="/minerais">Minerais</a></td><td>Magnésio, zinco, cálcio, ferro e outros</td><td>Conforme o mineral; cálcio e ferro em horários separados</td></tr>
<tr><td><a href="/proteinas">Proteínas</a></td><td>Completam a proteína do dia</td><td>Em qualquer refeição ou depois do treino</td></tr>
<tr><td><a href="/performance/creatina">Creatina</a></td><td>Desempenho em esforços curtos e intensos</td><td>3 g por dia, todos os dias, no horário que você lembrar</td></tr>
<tr><td><a href="/saude-e-bem-estar/omega-3">Ômega 3</a></td><td>EPA e DHA, gorduras de peixes de água fria e algas</td><td>Com uma refeição que tenha gordura</td></tr>
<tr><td><a href="/saude-e-bem-estar/probioticos">Probióticos</a></td><td>Microrganismos vivos, identificados por cepa</td><td>Como indica o rótulo, de forma contínua</td></tr>
<tr><td><a href="/colageno-e-beleza">Colágeno</a></td><td>Peptídeos de proteína para pele e articulações</td><td>Todos os dias, por pelo menos oito semanas</td></tr>
</tbody>
</table>
<h2>3. Leia a dose, não o tamanho do pote</h2>
<p>Compare sempre a quantidade do nutriente <strong>por porção diária</strong> e o número de porções. Um pote maior pode durar menos. O artigo <a href="/pagina/como-ler-um-rotulo">Como ler um rótulo</a> mostra passo a passo.</p>
<h2>4. Cuidado ao combinar</h2>
<ul>
<li>Some o mesmo nutriente em todos os produtos. O multivitamínico também conta.</li>
<li>Ferro e cálcio competem na absorção: deixe pelo menos duas horas entre eles.</li>
<li>Vitaminas A, D, E e K se acumulam no corpo: não passe da dose do rótulo.</li>
<li>Cafeína: para a maioria dos adultos, o limite usual é 400 mg por dia, café incluído.</li>
</ul>
<h2>5. Quando falar antes com um profissional</h2>
<p>Se você está grávida ou amamenta, tem menos de 19 anos, usa remédio contínuo (anticoagulante, para tireoide, pressão ou diabetes), tem doença nos rins ou no fígado, ou vai passar por cirurgia.</p>
<p>Pronto para montar a sua rotina? Veja as listas prontas, com quantidades que você pode mudar.</p>`,
      en: `<p>This guide takes five minutes. It does not replace an appointment: it helps you arrive there with better questions.</p>
<h2>1. Start with what is missing</h2>
<p>Supplements complete your food. Before you choose, answer three questions: what do I hardly ever eat, how do I sleep, and what do my blood tests say? If you eat little fish, look at <a href="/saude-e-bem-estar/omega-3">omega 3</a>; if you eat no meat, at <a href="/vitaminas/vitaminas-do-complexo-b/vitamina-b12">vitamin B12</a>; if you get little sun, at <a href="/vitaminas/vitamina-d">vitamin D</a>.</p>
<h2>2. What each group is for</h2>
<table>
<thead><tr><th>Group</th><th>What it offers</th><th>When it is usually taken</th></tr></thead>
<tbody>
<tr><td><a href="/vitaminas">Vitamins</a></td><td>Nutrients that the body needs in small amounts</td><td>With a meal</td></tr>
<tr><td><a href="/minerais">Minerals</a></td><td>Magnesium, zinc, calcium, iron and others</td><td>Depends on the mineral; calcium and iron at separate times</td></tr>
<tr><td><a href="/proteinas">Protein</a></td><td>Completes the protein of your day</td><td>With any meal or after training</td></tr>
<tr><td><a href="/performance/creatina">Creatine</a></td><td>Performance in short, intense efforts</td><td>3 g a day, every day, at the time you will remember</td></tr>
<tr><td><a href="/saude-e-bem-estar/omega-3">Omega 3</a></td><td>EPA and DHA, the fats of cold-water fish and algae</td><td>With a meal that contains fat</td></tr>
<tr><td><a href="/saude-e-bem-estar/probioticos">Probiotics</a></td><td>Live microorganisms, identified by strain</td><td>As the label says, without gaps</td></tr>
<tr><td><a href="/colageno-e-beleza">Collagen</a></td><td>Protein peptides for skin and joints</td><td>Every day, for at least eight weeks</td></tr>
</tbody>
</table>
<h2>3. Read the dose, not the size of the tub</h2>
<p>Always compare the amount of the nutrient <strong>per daily serving</strong> and the number of servings. A bigger tub may last for less time. The article <a href="/pagina/como-ler-um-rotulo">How to read a label</a> shows it step by step.</p>
<h2>4. Take care when combining</h2>
<ul>
<li>Add up the same nutrient over all products. A multivitamin counts too.</li>
<li>Iron and calcium compete for absorption: leave at least two hours between them.</li>
<li>Vitamins A, D, E and K build up in the body: do not exceed the dose on the label.</li>
<li>Caffeine: for most adults the usual limit is 400 mg a day, coffee included.</li>
</ul>
<h2>5. When to talk to a professional first</h2>
<p>If you are pregnant or breastfeeding, under 19, on regular medication (anticoagulants, thyroid, blood pressure or diabetes), have a kidney or liver condition, or are about to have surgery.</p>
<p>Ready to put your routine together? See the ready-made lists, with quantities that you can change.</p>`
    }
  }
]
