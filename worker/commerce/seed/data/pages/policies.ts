import type { SeedPage } from '../../types.ts'

export const policyPages: SeedPage[] = [
  {
    slug: 'politica-de-privacidade',
    title: { pt: 'Política de privacidade', en: 'Privacy policy' },
    description: {
      pt: 'Que dados a Seiva usa, para quê, por quanto tempo e como você pode pedir acesso ou exclusão (LGPD).',
      en: 'Which data Seiva uses, what for, for how long, and how to ask for access or deletion (LGPD).'
    },
    body: {
      pt: `<p>Esta política segue a Lei Geral de Proteção de Dados (Lei nº 13.709/2018). Ela diz o que guardamos, por quê e como você decide. Guardamos o mínimo que a loja precisa para funcionar.</p>
<h2>O que fica no seu aparelho</h2>
<table>
<thead><tr><th>Nome</th><th>Para quê</th><th>Quanto tempo</th></tr></thead>
<tbody>
<tr><td>PHPSESSID (cookie)</td><td>Liga o seu navegador ao carrinho, ao CEP e à sua conta. Necessário.</td><td>Duração da sessão</td></tr>
<tr><td>language</td><td>Lembra o idioma escolhido. Necessário.</td><td>Até você apagar</td></tr>
<tr><td>productHistory</td><td>Mostra os últimos produtos que você viu, até 15. Não sai do aparelho.</td><td>3 dias</td></tr>
<tr><td>consent (cookie)</td><td>Lembra o que você aceitou ou recusou no aviso de cookies. Necessário.</td><td>180 dias, ou até você mudar</td></tr>
<tr><td>campaign</td><td>De que campanha você veio. Só depois que você aceita; antes disso, some em até 2 minutos.</td><td>90 dias</td></tr>
</tbody>
</table>
<h2>Medição de uso</h2>
<p>Nada é medido antes da sua escolha no aviso de cookies. Recusar não muda preço, frete nem acesso. Se você aceitar, medimos produtos vistos, buscas, itens colocados no carrinho e a campanha de onde você veio, sem vender esses dados. A escolha pode ser mudada a qualquer momento no rodapé.</p>
<h2>O que você nos envia</h2>
<ul>
<li><strong>Conta:</strong> nome, e-mail, CPF, telefone e endereço, para identificar e entregar pedidos (execução de contrato).</li>
<li><strong>CEP:</strong> para calcular o frete; fica na sessão.</li>
<li><strong>Avaliações:</strong> nome, nota, comentário e até duas imagens. O e-mail não é publicado. As imagens são regravadas sem os dados da câmera.</li>
<li><strong>Newsletter:</strong> só o e-mail, com o seu consentimento; todo envio tem um link para sair.</li>
<li><strong>Contato:</strong> o que você escrever, para responder.</li>
</ul>
<h2>Falhas técnicas</h2>
<p>Quando uma página falha, registramos o erro, o endereço da página e um número de requisição, sem nome, e-mail ou conteúdo de formulários. O objetivo é consertar a falha (legítimo interesse).</p>
<h2>Com quem compartilhamos</h2>
<p>Com quem hospeda a loja, com a transportadora e com o meio de pagamento, apenas o necessário para cada um. O número do cartão não passa pelos nossos servidores.</p>
<h2>Seus direitos</h2>
<p>Você pode pedir confirmação, acesso, correção, portabilidade, anonimização ou exclusão dos seus dados, e retirar o consentimento. Escreva para <a href="mailto:privacidade@seiva.example">privacidade@seiva.example</a>: respondemos em até 15 dias. Se não ficar satisfeito, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).</p>
<h2>Prazos</h2>
<p>Dados de pedidos ficam pelo prazo que a lei fiscal exige. Mensagens de contato ficam por 12 meses. Contas sem uso por 24 meses são apagadas depois de um aviso.</p>`,
      en: `<p>This policy follows the Brazilian General Data Protection Law (LGPD, Law 13.709/2018). It says what we keep, why, and how you decide. We keep the least that the store needs to work.</p>
<h2>What stays on your device</h2>
<table>
<thead><tr><th>Name</th><th>What for</th><th>How long</th></tr></thead>
<tbody>
<tr><td>PHPSESSID (cookie)</td><td>Ties your browser to your cart, postal code and account. Necessary.</td><td>The session</td></tr>
<tr><td>language</td><td>Remembers the language you chose. Necessary.</td><td>Until you delete it</td></tr>
<tr><td>productHistory</td><td>Shows the last products you viewed, up to 15. It never leaves your device.</td><td>3 days</td></tr>
<tr><td>consent (cookie)</td><td>Remembers what you accepted or refused in the cookie notice. Necessary.</td><td>180 days, or until you change it</td></tr>
<tr><td>campaign</td><td>Which campaign you came by. Only after you accept; before that it is gone within 2 minutes.</td><td>90 days</td></tr>
</tbody>
</table>
<h2>Usage measurement</h2>
<p>Nothing is measured before you choose in the cookie notice. Refusing changes neither prices, shipping nor access. If you accept, we measure products viewed, searches, items added to the cart and the campaign you came by, and we do not sell that data. You can change your choice at any time in the footer.</p>
<h2>What you send us</h2>
<ul>
<li><strong>Account:</strong> name, e-mail, CPF, phone and address, to identify and deliver orders (performance of a contract).</li>
<li><strong>Postal code:</strong> to calculate shipping; kept in the session.</li>
<li><strong>Reviews:</strong> name, score, comment and up to two images. Your e-mail is not published. Images are re-encoded without camera data.</li>
<li><strong>Newsletter:</strong> your e-mail only, with your consent; every message has a link to leave.</li>
<li><strong>Contact:</strong> what you write, so that we can answer.</li>
</ul>
<h2>Technical failures</h2>
<p>When a page fails we record the error, the address of the page and a request number, without names, e-mails or form contents. The purpose is to fix the failure (legitimate interest).</p>
<h2>Who we share with</h2>
<p>With the host of the store, the carrier and the payment provider, only what each one needs. Card numbers do not pass through our servers.</p>
<h2>Your rights</h2>
<p>You may ask for confirmation, access, correction, portability, anonymisation or deletion of your data, and withdraw consent. Write to <a href="mailto:privacidade@seiva.example">privacidade@seiva.example</a>: we answer within 15 days. If you are not satisfied, you can turn to the Brazilian data protection authority (ANPD).</p>
<h2>Periods</h2>
<p>Order data is kept for as long as tax law requires. Contact messages are kept for 12 months. Accounts unused for 24 months are deleted after a notice.</p>`
    }
  },
  {
    slug: 'termos-de-uso',
    title: { pt: 'Termos de uso', en: 'Terms of use' },
    description: {
      pt: 'As regras para usar a loja Seiva: pedidos, preços, avaliações e responsabilidades.',
      en: 'The rules for using the Seiva store: orders, prices, reviews and responsibilities.'
    },
    body: {
      pt: `<p><strong>Esta é uma loja de demonstração.</strong> As marcas, os produtos e a empresa são fictícios. Nenhum pedido feito aqui será considerado, cobrado ou entregue.</p>
<h2>1. Quem pode usar</h2>
<p>Qualquer pessoa pode navegar. Para criar uma conta é preciso ter 18 anos ou mais. Produtos com álcool pedem a confirmação de idade, conforme a Lei nº 13.106/2015.</p>
<h2>2. Produtos e informações</h2>
<p>Suplementos alimentares não são medicamentos e não substituem uma alimentação variada. As informações das páginas vêm dos rótulos e não valem como orientação médica. Gestantes, lactantes, crianças e pessoas em tratamento devem consultar um profissional antes de usar.</p>
<h2>3. Preços e estoque</h2>
<p>Valem o preço e o estoque que o carrinho mostra no momento de finalizar. Se o preço mudar enquanto o produto está no carrinho, o carrinho avisa. Descontos do Pix são mostrados à parte e não se somam a outros sem indicação.</p>
<h2>4. Conta e senha</h2>
<p>A senha é pessoal. Avise-nos se suspeitar de uso por outra pessoa. Você pode encerrar a conta quando quiser.</p>
<h2>5. Avaliações</h2>
<p>Publicamos avaliações de quem usou o produto, com qualquer nota. Retiramos textos com ofensa, dado pessoal de terceiros, propaganda ou promessa de cura.</p>
<h2>6. Lojas parceiras</h2>
<p>Alguns produtos são vendidos por lojas parceiras. A página do produto diz quem vende e quem entrega. As regras de <a href="/pagina/trocas-e-devolucoes">troca e devolução</a> são as mesmas.</p>
<h2>7. Lei aplicável</h2>
<p>Valem as leis brasileiras, em especial o Código de Defesa do Consumidor. O foro é o do domicílio do consumidor.</p>`,
      en: `<p><strong>This is a demonstration store.</strong> Brands, products and company are fictitious. No order placed here will be considered, charged or delivered.</p>
<h2>1. Who may use it</h2>
<p>Anyone may browse. You must be 18 or older to create an account. Products with alcohol ask you to confirm your age, under Brazilian Law 13.106/2015.</p>
<h2>2. Products and information</h2>
<p>Food supplements are not medicines and do not replace a varied diet. The information on the pages comes from the labels and is not medical advice. Pregnant or breastfeeding women, children and people under treatment should ask a professional first.</p>
<h2>3. Prices and stock</h2>
<p>The price and stock that count are those the cart shows when you check out. If a price changes while a product is in your cart, the cart tells you. Pix discounts are shown separately and do not add to others unless stated.</p>
<h2>4. Account and password</h2>
<p>Your password is personal. Tell us if you suspect that somebody else is using it. You may close your account whenever you like.</p>
<h2>5. Reviews</h2>
<p>We publish reviews by people who used the product, whatever the score. We remove insults, other people’s personal data, advertising and promises of cure.</p>
<h2>6. Partner shops</h2>
<p>Some products are sold by partner shops. The product page says who sells and who delivers. The rules for <a href="/pagina/trocas-e-devolucoes">exchanges and returns</a> are the same.</p>
<h2>7. Applicable law</h2>
<p>Brazilian law applies, the Consumer Protection Code above all. The forum is that of the consumer’s home.</p>`
    }
  },
  {
    slug: 'trocas-e-devolucoes',
    title: { pt: 'Trocas e devoluções', en: 'Exchanges and returns' },
    description: {
      pt: 'Você tem 30 dias para trocar ou devolver. Veja como pedir e o que é reembolsado.',
      en: 'You have 30 days to exchange or return. See how to ask and what is refunded.'
    },
    body: {
      pt: `<p>Mudou de ideia? Você tem <strong>30 dias corridos</strong> a partir do recebimento para trocar ou devolver. É mais do que os 7 dias que a lei garante para compras pela internet.</p>
<h2>O que pode voltar</h2>
<table>
<thead><tr><th>Situação</th><th>Prazo</th><th>Quem paga o envio</th></tr></thead>
<tbody>
<tr><td>Arrependimento, embalagem fechada e lacrada</td><td>30 dias</td><td>Seiva</td></tr>
<tr><td>Arrependimento nos primeiros 7 dias</td><td>7 dias</td><td>Seiva</td></tr>
<tr><td>Produto errado, avariado ou vencido</td><td>30 dias</td><td>Seiva</td></tr>
<tr><td>Acessório com defeito</td><td>90 dias</td><td>Seiva</td></tr>
</tbody>
</table>
<p>Por segurança, depois dos primeiros 7 dias não recebemos de volta potes abertos sem defeito. Acessórios gravados com nome só voltam por defeito ou erro na gravação.</p>
<h2>Como pedir</h2>
<ol>
<li>Escreva para <a href="mailto:trocas@seiva.example">trocas@seiva.example</a> com o número do pedido e o motivo.</li>
<li>Em até um dia útil enviamos a etiqueta de postagem sem custo.</li>
<li>Embale o produto e leve a uma agência em até 10 dias.</li>
</ol>
<h2>Reembolso</h2>
<p>Conferimos o produto em até 3 dias úteis depois da chegada. No Pix e no boleto, o valor volta em até 2 dias úteis. No cartão, o estorno aparece em até duas faturas. Devoluções nos primeiros 7 dias e por defeito incluem o frete pago na ida.</p>`,
      en: `<p>Changed your mind? You have <strong>30 calendar days</strong> from delivery to exchange or return. That is more than the 7 days that Brazilian law grants for online purchases.</p>
<h2>What can come back</h2>
<table>
<thead><tr><th>Situation</th><th>Period</th><th>Who pays for shipping</th></tr></thead>
<tbody>
<tr><td>Change of mind, pack closed and sealed</td><td>30 days</td><td>Seiva</td></tr>
<tr><td>Change of mind within the first 7 days</td><td>7 days</td><td>Seiva</td></tr>
<tr><td>Wrong, damaged or expired product</td><td>30 days</td><td>Seiva</td></tr>
<tr><td>Faulty accessory</td><td>90 days</td><td>Seiva</td></tr>
</tbody>
</table>
<p>For safety we do not take back opened packs without a fault after the first 7 days. Accessories engraved with a name come back only for a fault or an error in the engraving.</p>
<h2>How to ask</h2>
<ol>
<li>Write to <a href="mailto:trocas@seiva.example">trocas@seiva.example</a> with the order number and the reason.</li>
<li>Within one business day we send you a prepaid shipping label.</li>
<li>Pack the product and take it to a post office within 10 days.</li>
</ol>
<h2>Refunds</h2>
<p>We check the product within 3 business days of its arrival. With Pix and boleto the money is back within 2 business days. With a card the refund appears within two statements. Returns in the first 7 days, and for faults, include the shipping you paid.</p>`
    }
  }
]
