import { newCpf } from '../e2e/customer.ts'

export type Signer = ReturnType<typeof createSigner>

const PASSWORD = 'girassol-azul-42'

/** One shopper over HTTP, with a cookie jar. */
export function createSigner(origin: string) {
  const jar = new Map<string, string>()
  const network = `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function ask(method: string, path: string, body?: unknown) {
    const headers = { 'content-type': 'application/json', origin, cookie: cookie(), 'cf-connecting-ip': network }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`${origin}/api/v2/front/${path}`, { method, headers, ...sent })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') }
  }

  const addition = (idProduto: number) => ({ tipo: 'produto', itens: [{ idProduto, quantidade: 1 }] })

  return {
    cookie,
    addition,
    add: (idProduto: number) => ask('POST', 'checkout/cart', addition(idProduto)),
    /** Units in the cart. */
    async countUnits(): Promise<number> {
      return Number((await ask('GET', 'checkout/cart')).body.quantidadeTotal)
    },
    async isSignedIn(): Promise<boolean> {
      return (await ask('GET', 'checkout/user')).body.logado === true
    },
    /** A product that can be bought without a choice. */
    async findProduct(): Promise<{ id: number; path: string }> {
      const { body } = await ask('GET', 'url/product/listing/category?url=/vitaminas&offset=0&limit=30')
      const plain = body.conteudo.produtos.find(isPlain)
      return { id: Number(plain.id), path: plain.rota.path }
    },
    async register(): Promise<string> {
      const email = `ana.${crypto.randomUUID()}@example.com`
      const answer = await ask('POST', 'checkout/register', { ...PERSON, email, senha: PASSWORD, cpf: newCpf() })
      if (answer.status !== 200) throw new Error(`No account: ${answer.status} ${JSON.stringify(answer.body)}`)
      return email
    },
    signIn: (usuario: string) => ask('POST', 'checkout/login', { usuario, senha: PASSWORD, revendedor: false })
  }
}

const PERSON = {
  nomeRazao: 'Ana Souza',
  telefone: '(11) 98888-7777',
  aceite: true,
  endereco: {
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    complemento: '',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'SP'
  }
}

function isPlain({ status, atributos }: { status: string; atributos: { simples?: unknown[] } }): boolean {
  return status === 'disponivel' && !atributos.simples?.length
}
