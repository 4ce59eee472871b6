import type { SeedPage } from '../../types.ts'

export const helpPages: SeedPage[] = [
  {
    slug: 'frete-e-entrega',
    title: { pt: 'Frete e entrega', en: 'Shipping and delivery' },
    description: {
      pt: 'Frete grátis acima de R$ 199 para todo o Brasil. Veja valores por região e prazos.',
      en: 'Free shipping over R$ 199 all over Brazil. See rates by region and delivery times.'
    },
    // Spec 9: the alert's 199.00 holds everywhere; the structured data's lower threshold (150) stands for the South.
    body: {
      pt: `<p>Pedidos a partir de <strong>R$ 199</strong> têm frete grátis para qualquer endereço do Brasil. No Sul, o frete é grátis já a partir de <strong>R$ 150</strong>. A barra do carrinho mostra quanto falta.</p>
<h2>Valores por região</h2>
<table>
<thead><tr><th>Região</th><th>Frete grátis a partir de</th><th>Abaixo disso</th></tr></thead>
<tbody>
<tr><td>Sul (PR, SC, RS)</td><td>R$ 150</td><td>Calculado pelo CEP</td></tr>
<tr><td>Sudeste (SP, RJ, MG, ES)</td><td>R$ 199</td><td>Calculado pelo CEP</td></tr>
<tr><td>Centro-Oeste (GO, MT, MS, DF)</td><td>R$ 199</td><td>A partir de R$ 25</td></tr>
<tr><td>Nordeste</td><td>R$ 199</td><td>A partir de R$ 30</td></tr>
<tr><td>Norte</td><td>R$ 199</td><td>A partir de R$ 40</td></tr>
</tbody>
</table>
<p>O valor conta depois dos descontos do carrinho. Digite o CEP na página do produto para ver as opções e os prazos do seu endereço.</p>
<h2>Prazos</h2>
<p>Despachamos em até um dia útil depois da confirmação do pagamento. O prazo da transportadora começa no dia seguinte ao despacho e aparece em dias úteis, de segunda a sexta. O frete grátis usa a entrega econômica.</p>
<h2>Acompanhamento</h2>
<p>Você recebe o código de rastreio por e-mail assim que o pacote sai. A transportadora faz até três tentativas de entrega.</p>
<h2>Problemas na entrega</h2>
<p>Recuse o pacote se ele chegar aberto ou amassado e escreva para <a href="mailto:entregas@seiva.example">entregas@seiva.example</a>. Reenviamos ou devolvemos o dinheiro, como você preferir.</p>`,
      en: `<p>Orders of <strong>R$ 199</strong> or more ship free to any address in Brazil. In the South shipping is already free from <strong>R$ 150</strong>. The bar in the cart shows how much is missing.</p>
<h2>Rates by region</h2>
<table>
<thead><tr><th>Region</th><th>Free shipping from</th><th>Below that</th></tr></thead>
<tbody>
<tr><td>South (PR, SC, RS)</td><td>R$ 150</td><td>Calculated by postal code</td></tr>
<tr><td>Southeast (SP, RJ, MG, ES)</td><td>R$ 199</td><td>Calculated by postal code</td></tr>
<tr><td>Central-West (GO, MT, MS, DF)</td><td>R$ 199</td><td>From R$ 25</td></tr>
<tr><td>Northeast</td><td>R$ 199</td><td>From R$ 30</td></tr>
<tr><td>North</td><td>R$ 199</td><td>From R$ 40</td></tr>
</tbody>
</table>
<p>The value counts after the discounts in the cart. Enter your postal code (CEP) on the product page to see the options and times for your address.</p>
<h2>Delivery times</h2>
<p>We dispatch within one business day of payment confirmation. The carrier’s time starts on the day after dispatch and is given in business days, Monday to Friday. Free shipping uses economy delivery.</p>
<h2>Tracking</h2>
<p>You receive the tracking code by e-mail as soon as the parcel leaves. The carrier tries to deliver up to three times.</p>
<h2>Delivery problems</h2>
<p>Refuse the parcel if it arrives open or crushed, and write to <a href="mailto:entregas@seiva.example">entregas@seiva.example</a>. We send it again or give your money back, whichever you prefer.</p>`
    }
  },
  {
    slug: 'formas-de-pagamento',
    title: { pt: 'Formas de pagamento', en: 'Payment methods' },
    description: {
      pt: '5% de desconto no Pix, até 3x sem juros ou 6x no cartão, e boleto.',
      en: '5% off with Pix, up to 3 interest-free installments or 6 by card, and boleto.'
    },
    body: {
      pt: `<table>
<thead><tr><th>Forma</th><th>Condição</th><th>Confirmação</th></tr></thead>
<tbody>
<tr><td>Pix</td><td>5% de desconto sobre os produtos</td><td>Em minutos</td></tr>
<tr><td>Cartão de crédito</td><td>Até 3x sem juros; de 4x a 6x com juros de 2,99% ao mês</td><td>Na hora, na maioria dos casos</td></tr>
<tr><td>Boleto</td><td>À vista, sem desconto</td><td>Até 2 dias úteis</td></tr>
</tbody>
</table>
<h2>Pix</h2>
<p>O preço com Pix aparece em cada produto e no total do carrinho. O código vale por 30 minutos; depois disso o pedido é cancelado e o estoque volta para a loja.</p>
<h2>Cartão</h2>
<p>A parcela mínima é de R$ 10. Um pedido de R$ 150, por exemplo, pode ser pago em 3 parcelas de R$ 50 sem juros. A partir de 4 parcelas, o valor total com juros é mostrado antes de você confirmar.</p>
<h2>Boleto</h2>
<p>O boleto vence em 2 dias úteis. Separamos o produto quando o banco confirma o pagamento.</p>
<h2>Segurança</h2>
<p>O pagamento é feito em uma página externa e protegida. Não pedimos senha, foto do cartão ou código por telefone. Nesta loja de demonstração, <strong>nenhum pedido será considerado</strong> e nada é cobrado.</p>`,
      en: `<table>
<thead><tr><th>Method</th><th>Conditions</th><th>Confirmation</th></tr></thead>
<tbody>
<tr><td>Pix</td><td>5% off products</td><td>Within minutes</td></tr>
<tr><td>Credit card</td><td>Up to 3 interest-free installments; 4 to 6 with interest of 2.99% a month</td><td>At once, in most cases</td></tr>
<tr><td>Boleto</td><td>Single payment, no discount</td><td>Up to 2 business days</td></tr>
</tbody>
</table>
<h2>Pix</h2>
<p>The Pix price is shown on every product and in the cart total. The code is valid for 30 minutes; after that the order is cancelled and the stock goes back to the store.</p>
<h2>Card</h2>
<p>The minimum installment is R$ 10. An order of R$ 150, for instance, can be paid in 3 interest-free installments of R$ 50. From 4 installments on, the total with interest is shown before you confirm.</p>
<h2>Boleto</h2>
<p>The boleto is due in 2 business days. We pick the product once the bank confirms the payment.</p>
<h2>Security</h2>
<p>Payment happens on an external, protected page. We never ask for your password, a photo of your card or a code by phone. In this demonstration store <strong>no order will be considered</strong> and nothing is charged.</p>`
    }
  },
  {
    slug: 'perguntas-frequentes',
    title: { pt: 'Perguntas frequentes', en: 'Frequently asked questions' },
    description: {
      pt: 'Respostas curtas sobre pedidos, entrega, produtos e conta.',
      en: 'Short answers about orders, delivery, products and your account.'
    },
    body: {
      pt: `<h2>Pedidos</h2>
<h3>Preciso de conta para comprar?</h3>
<p>Para montar o carrinho, não. A identificação acontece no pagamento. Os favoritos pedem login, para que apareçam em qualquer aparelho.</p>
<h3>Posso juntar um pedido que esqueci?</h3>
<p>Se o primeiro ainda não foi despachado, escreva para nós com os dois números e enviamos juntos.</p>
<h3>Onde vejo o frete?</h3>
<p>Na página do produto, digitando o CEP, e no carrinho. As regras estão em <a href="/pagina/frete-e-entrega">Frete e entrega</a>.</p>
<h2>Produtos</h2>
<h3>Os suplementos têm registro?</h3>
<p>Suplementos alimentares seguem as regras da Anvisa (RDC 243/2018 e IN 28/2018), que definem ingredientes, limites de dose e o que o rótulo pode dizer. A categoria não trata, não cura e não previne doenças.</p>
<h3>Qual é a validade do que vou receber?</h3>
<p>Enviamos produtos com pelo menos seis meses de validade. Quando sobra menos, o produto entra em oferta e a página avisa.</p>
<h3>Posso tomar mais de um suplemento?</h3>
<p>Muitas vezes sim, mas some as doses: dois produtos podem ter a mesma vitamina. O nosso <a href="/pagina/guia-de-suplementos">guia</a> mostra como comparar rótulos. Se você usa remédio, pergunte antes a um profissional.</p>
<h3>Como sei se é vegano ou sem glúten?</h3>
<p>Use o filtro de dieta na lista de produtos. A informação vem do rótulo e se repete na página, junto dos alérgenos.</p>
<h3>E se o sabor que eu quero acabou?</h3>
<p>Ele aparece marcado como esgotado. Deixe o e-mail em "Avise-me" e escrevemos uma única vez, quando voltar.</p>
<h2>Conta e dados</h2>
<h3>Esqueci a senha</h3>
<p>Na tela de entrada, peça uma nova. O e-mail chega em alguns minutos.</p>
<h3>Como apago os meus dados?</h3>
<p>Escreva para <a href="mailto:privacidade@seiva.example">privacidade@seiva.example</a>. A <a href="/pagina/politica-de-privacidade">Política de privacidade</a> diz o que é apagado e o que a lei manda guardar.</p>`,
      en: `<h2>Orders</h2>
<h3>Do I need an account to buy?</h3>
<p>Not to fill a cart. You identify yourself when you pay. Favourites need a login, so that they show up on any device.</p>
<h3>Can I add an order that I forgot?</h3>
<p>If the first one has not been dispatched, write to us with both numbers and we send them together.</p>
<h3>Where do I see shipping costs?</h3>
<p>On the product page, by entering your postal code, and in the cart. The rules are in <a href="/pagina/frete-e-entrega">Shipping and delivery</a>.</p>
<h2>Products</h2>
<h3>Are supplements regulated?</h3>
<p>Food supplements follow the rules of Anvisa (RDC 243/2018 and IN 28/2018), which set ingredients, dose limits and what a label may say. The category does not treat, cure or prevent disease.</p>
<h3>How much shelf life will my order have?</h3>
<p>We send products with at least six months of shelf life. When there is less, the product goes on offer and its page says so.</p>
<h3>May I take more than one supplement?</h3>
<p>Often yes, but add up the doses: two products may contain the same vitamin. Our <a href="/pagina/guia-de-suplementos">guide</a> shows how to compare labels. If you take medicine, ask a professional first.</p>
<h3>How do I know if it is vegan or gluten-free?</h3>
<p>Use the diet filter in the product list. The information comes from the label and is repeated on the page, next to the allergens.</p>
<h3>What if the flavour I want is sold out?</h3>
<p>It is marked as sold out. Leave your e-mail under "Notify me" and we write once, when it is back.</p>
<h2>Account and data</h2>
<h3>I forgot my password</h3>
<p>Ask for a new one on the sign-in screen. The e-mail arrives within minutes.</p>
<h3>How do I delete my data?</h3>
<p>Write to <a href="mailto:privacidade@seiva.example">privacidade@seiva.example</a>. The <a href="/pagina/politica-de-privacidade">Privacy policy</a> says what is deleted and what the law makes us keep.</p>`
    }
  }
]
