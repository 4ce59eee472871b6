import type { SeedPage } from '../../types.ts'
import { batches } from '../batches.ts'

export const reportPages: SeedPage[] = [
  {
    slug: 'laudos-de-lote',
    title: { pt: 'Laudos de lote', en: 'Batch reports' },
    description: {
      pt: 'O que conferimos em cada lote antes de vender, e como ler o laudo.',
      en: 'What we check in each batch before selling it, and how to read the report.'
    },
    body: {
      pt: `<p>Cada lote é conferido antes de ir à prateleira. O número do lote e a validade estão no rótulo e na página do produto.</p>
<h2>O que é conferido</h2>
<ul>
<li>Teor do ingrediente principal, de 100% a 120% do que o rótulo declara.</li>
<li>Metais pesados, dentro dos limites da lei brasileira.</li>
<li>Contagem de micro-organismos, com ausência de Salmonella em 25 g.</li>
</ul>
<h2>Lotes à venda</h2>
${tableOf(['Produto', 'Lote', 'Validade', 'Resultado'], 'Aprovado')}
<p>Esta é uma loja de demonstração: os lotes e os resultados são fictícios.</p>`,
      en: `<p>Each batch is checked before it goes on the shelf. Its number and expiry are on the label and on the product’s page.</p>
<h2>What is checked</h2>
<ul>
<li>Content of the main ingredient, from 100% to 120% of what the label declares.</li>
<li>Heavy metals, within the limits of Brazilian law.</li>
<li>Count of micro-organisms, with no Salmonella in 25 g.</li>
</ul>
<h2>Batches on sale</h2>
${tableOf(['Product', 'Batch', 'Expiry', 'Result'], 'Approved')}
<p>This is a demonstration store: batches and results are fictitious.</p>`
    }
  }
]

function tableOf(head: string[], approved: string): string {
  const rows = Object.values(batches).map(({ product, number, expiry }) => [product, number, expiry, approved])
  const body = rows.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
  const titles = head.map(title => `<th>${title}</th>`).join('')
  return `<table>\n<thead><tr>${titles}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`
}
