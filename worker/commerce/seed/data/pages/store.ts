import type { SeedPage } from '../../types.ts'

export const storePages: SeedPage[] = [
  {
    slug: 'quem-somos',
    title: { pt: 'Quem somos', en: 'About us' },
    description: {
      pt: 'A Seiva é uma loja de vitaminas e suplementos que explica o que vende.',
      en: 'Seiva is a vitamin and supplement store that explains what it sells.'
    },
    body: {
      pt: `<p>Seiva é o que sobe da raiz para a folha e faz a planta crescer sem pressa. Escolhemos esse nome porque acreditamos em cuidado que começa na base: dormir, comer, mexer o corpo. O suplemento entra depois, quando falta alguma coisa.</p>
<h2>O que fazemos</h2>
<p>Vendemos vitaminas, minerais, proteínas, aminoácidos, ervas, colágeno, lanches e acessórios de marcas brasileiras. Cada página mostra a tabela nutricional em texto, a lista de ingredientes completa, o modo de uso e as advertências do rótulo.</p>
<h2>Como escolhemos</h2>
<ul>
<li><strong>Rótulo claro.</strong> A dose por porção precisa estar escrita e fazer sentido.</li>
<li><strong>Lote rastreável.</strong> Só entra produto com lote e validade legíveis na embalagem.</li>
<li><strong>Sem milagre.</strong> Não publicamos promessa de cura nem foto de antes e depois.</li>
<li><strong>Opinião de verdade.</strong> As avaliações ficam no ar com a nota que receberam, inclusive as baixas.</li>
</ul>
<h2>Quem está por trás</h2>
<p>Somos uma equipe pequena em São Paulo, com lojas parceiras em oito cidades. Quando a dúvida passa do que podemos responder, a resposta é sempre a mesma: procure um médico ou nutricionista.</p>
<p>Quer falar com a gente? Use a página <a href="/pagina/contato">Fale conosco</a>.</p>`,
      en: `<p>Seiva is Portuguese for sap: what rises from root to leaf and makes a plant grow, without hurry. We chose the name because we believe in care that starts at the base: sleep, food, movement. Supplements come after that, when something is missing.</p>
<h2>What we do</h2>
<p>We sell vitamins, minerals, protein, amino acids, herbs, collagen, snacks and accessories from Brazilian brands. Every page shows the nutrition facts as text, the full list of ingredients, directions and the warnings of the label.</p>
<h2>How we choose</h2>
<ul>
<li><strong>Clear labels.</strong> The dose per serving must be written down and make sense.</li>
<li><strong>Traceable batches.</strong> We only take products with a readable batch number and best-before date.</li>
<li><strong>No miracles.</strong> We publish no promises of cure and no before-and-after photos.</li>
<li><strong>Real opinions.</strong> Reviews stay up with the score they were given, low ones included.</li>
</ul>
<h2>Who is behind it</h2>
<p>We are a small team in São Paulo, with partner shops in eight cities. When a question goes beyond what we can answer, our reply is always the same: see a doctor or a dietitian.</p>
<p>Would you like to talk to us? Use the <a href="/pagina/contato">Contact</a> page.</p>`
    }
  },
  {
    slug: 'contato',
    title: { pt: 'Fale conosco', en: 'Contact us' },
    description: {
      pt: 'Telefone, WhatsApp, e-mail e horário de atendimento da Seiva.',
      en: 'Phone, WhatsApp, e-mail and opening hours of Seiva.'
    },
    body: {
      pt: `<p>Respondemos em até um dia útil. Se a pergunta for sobre um produto, conte qual é: assim a resposta já vai completa.</p>
<h2>Canais</h2>
<table>
<tbody>
<tr><th>WhatsApp</th><td>(11) 90000-0001</td></tr>
<tr><th>Telefone</th><td><a href="tel:+5511900000000">(11) 90000-0000</a></td></tr>
<tr><th>E-mail</th><td><a href="mailto:atendimento@seiva.example">atendimento@seiva.example</a></td></tr>
<tr><th>Horário</th><td>Segunda a sexta, das 8h às 18h</td></tr>
</tbody>
</table>
<h2>Antes de escrever</h2>
<ul>
<li>Prazo e custo de entrega: <a href="/pagina/frete-e-entrega">Frete e entrega</a>.</li>
<li>Trocar ou devolver: <a href="/pagina/trocas-e-devolucoes">Trocas e devoluções</a>.</li>
<li>Seus dados pessoais: <a href="/pagina/politica-de-privacidade">Política de privacidade</a>.</li>
<li>O resto: <a href="/pagina/perguntas-frequentes">Perguntas frequentes</a>.</li>
</ul>
<p>Se você sentiu mal-estar depois de usar um suplemento, pare o uso e procure atendimento médico. Depois nos avise, com o número do lote, para que possamos informar o fabricante.</p>`,
      en: `<p>We answer within one business day. If your question is about a product, tell us which one, so that the answer comes complete.</p>
<h2>Channels</h2>
<table>
<tbody>
<tr><th>WhatsApp</th><td>(11) 90000-0001</td></tr>
<tr><th>Phone</th><td><a href="tel:+5511900000000">(11) 90000-0000</a></td></tr>
<tr><th>E-mail</th><td><a href="mailto:atendimento@seiva.example">atendimento@seiva.example</a></td></tr>
<tr><th>Hours</th><td>Monday to Friday, 8 am to 6 pm (Brasília time)</td></tr>
</tbody>
</table>
<h2>Before you write</h2>
<ul>
<li>Delivery times and costs: <a href="/pagina/frete-e-entrega">Shipping and delivery</a>.</li>
<li>Exchanges and returns: <a href="/pagina/trocas-e-devolucoes">Exchanges and returns</a>.</li>
<li>Your personal data: <a href="/pagina/politica-de-privacidade">Privacy policy</a>.</li>
<li>Everything else: <a href="/pagina/perguntas-frequentes">Frequently asked questions</a>.</li>
</ul>
<p>If you felt unwell after taking a supplement, stop using it and see a doctor. Then let us know, with the batch number, so that we can inform the manufacturer.</p>`
    }
  },
  {
    slug: 'seja-um-vendedor',
    title: { pt: 'Seja um vendedor', en: 'Become a seller' },
    description: {
      pt: 'Venda suplementos na Seiva: o que pedimos, como funciona e como começar.',
      en: 'Sell supplements on Seiva: what we ask for, how it works and how to start.'
    },
    body: {
      pt: `<p>A Seiva abre a sua vitrine a lojas físicas que conhecem o que vendem. Você cuida do estoque e da entrega na sua região; a loja cuida da página, da busca e do atendimento inicial.</p>
<h2>O que pedimos</h2>
<ol>
<li>CNPJ ativo e alvará sanitário da sua cidade em dia.</li>
<li>Produtos regularizados, com nota fiscal de origem, lote e validade.</li>
<li>Validade mínima de seis meses no envio.</li>
<li>Despacho em até um dia útil e resposta ao cliente em até 24 horas.</li>
</ol>
<h2>Como funciona</h2>
<p>Depois do cadastro, conferimos os documentos em cerca de cinco dias úteis. Aprovada, a sua loja ganha uma página própria, aparece no mapa de vendedores e passa a usar o painel do vendedor para preços, estoque e pedidos.</p>
<h2>O que não aceitamos</h2>
<ul>
<li>Medicamentos, anabolizantes e substâncias controladas.</li>
<li>Produtos fracionados, sem rótulo ou com rótulo só em outra língua.</li>
<li>Anúncios com promessa de cura ou de emagrecimento garantido.</li>
</ul>
<p>Para começar, escreva para <a href="mailto:vendedores@seiva.example">vendedores@seiva.example</a> com o nome da loja, a cidade e uma lista do que você vende.</p>`,
      en: `<p>Seiva opens its shelves to physical shops that know what they sell. You look after stock and delivery in your region; the store looks after the page, the search and first-line support.</p>
<h2>What we ask for</h2>
<ol>
<li>An active company registration (CNPJ) and a valid health permit of your city.</li>
<li>Registered products with invoice of origin, batch number and best-before date.</li>
<li>At least six months of shelf life at dispatch.</li>
<li>Dispatch within one business day and an answer to customers within 24 hours.</li>
</ol>
<h2>How it works</h2>
<p>After you sign up we check the documents, which takes about five business days. Once approved, your shop gets a page of its own, appears on the map of sellers and uses the seller panel for prices, stock and orders.</p>
<h2>What we do not accept</h2>
<ul>
<li>Medicines, anabolic steroids and controlled substances.</li>
<li>Repacked products, or products without a label in Portuguese.</li>
<li>Listings that promise cures or guaranteed weight loss.</li>
</ul>
<p>To start, write to <a href="mailto:vendedores@seiva.example">vendedores@seiva.example</a> with the name of your shop, your city and a list of what you sell.</p>`
    }
  }
]
