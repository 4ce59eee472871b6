import type { APIRequestContext, Page } from '@playwright/test'

interface Customer {
  email: string
  password: string
}

/**
 * Registers a new account with the embedded backend. `request` keeps the session cookie; `page.request` shares it with the
 * page.
 */
export async function newCustomer(request: APIRequestContext, baseURL = ''): Promise<Customer> {
  const email = `ana.${crypto.randomUUID()}@example.com`
  const password = 'girassol-azul-42'
  const answer = await request.post('/api/v2/front/checkout/register', {
    headers: { origin: baseURL },
    data: {
      nomeRazao: 'Ana Souza',
      email,
      senha: password,
      cpf: newCpf(),
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
  })
  if (!answer.ok()) throw new Error(`No account: ${answer.status()} ${await answer.text()}`)
  return { email, password }
}

/** Fills in the form of the access page. */
export async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Senha' }).fill(password)
  await form.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** An invented CPF with valid check digits. */
export function newCpf(): string {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10))
  for (const weight of [10, 11]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (weight - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
