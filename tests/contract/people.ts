import { type Answer, type backend, shopper } from './backend.ts'

/** A browser that sends the newest session with every call. */
export type Browser = ReturnType<typeof shopper>

export const PASSWORD = 'canela com mel e limão'

const address = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP'
}

let people = 0

/** A valid registration with a new e-mail and CPF. */
export function person(rest: Record<string, unknown> = {}) {
  people += 1
  return {
    nomeRazao: `Ana Souza ${people}`,
    email: `ana${people}@exemplo.example`,
    senha: PASSWORD,
    cpf: cpf(people),
    telefone: '(11) 98888-7777',
    aceite: true,
    endereco: address,
    ...rest
  }
}

/** The same registration with another address. */
export function living(rest: Record<string, unknown>) {
  return person({ endereco: { ...address, ...rest } })
}

/** A signed-in customer's browser. */
export async function customer(api: ReturnType<typeof backend>, rest: Record<string, unknown> = {}) {
  const browser = shopper(api)
  const self = person(rest)
  const answer = await browser('POST', 'checkout/register', self)
  if (answer.status !== 200) throw new Error(`Nobody was registered: ${JSON.stringify(answer.body)}`)
  return { browser, self, id: Number(answer.body.id) }
}

export function signIn(browser: Browser, usuario: string, senha = PASSWORD): Promise<Answer> {
  return browser('POST', 'checkout/login', { usuario, senha, revendedor: false })
}

/** The nth valid CPF, masked. */
export function cpf(n: number): string {
  const digits = String(100_000_000 + n * 7_919).slice(-9)
  const first = check(digits)
  const all = digits + first + check(digits + first)
  return all.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
}

function check(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}
