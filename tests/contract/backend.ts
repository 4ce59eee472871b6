/// <reference types="@cloudflare/vitest-plugin/types" />
import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createCommerceApp } from '../../worker/commerce/app.ts'
import type { CommerceOptions } from '../../worker/commerce/context.ts'
import type { SeedData } from '../../worker/commerce/demo/seed-data.ts'
import { statementsOf } from '../../worker/commerce/demo/sql/statements.ts'
import { store } from '../fixtures/store.ts'

export const ORIGIN = 'https://loja.seiva.example'
export const TOKEN = 'token-of-tests'

declare global {
  namespace Cloudflare {
    /** What vitest.config.ts adds to the store's bindings: those of the backend. */
    interface Env {
      DB: D1Database
      MEDIA: R2Bucket
      SESSIONS: KVNamespace
      TEST_MIGRATIONS: D1Migration[]
    }
  }
}

/** Migrates the database and fills it with a store. */
export async function seedDatabase(data: SeedData = store): Promise<void> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await env.DB.batch(statementsOf(data).map(statement => env.DB.prepare(statement)))
}

/** Cheap hashing, because test passwords need no protection. */
const QUICK = 2 ** 10

export interface Answer {
  status: number
  headers: Headers
  body: Json
}

/** Untyped JSON; a test asserts the fields it expects. */
// biome-ignore lint/suspicious/noExplicitAny: the schema check says what the body is; tests then read single fields
export type Json = any

export interface Ask {
  body?: unknown
  headers?: Record<string, string>
}

/** Calls the backend by request and response. */
export function backend(options: Partial<CommerceOptions> = {}) {
  const { DB: db, MEDIA: media, IMAGES: images, SESSIONS: sessions } = env
  const app = createCommerceApp({ db, media, images, sessions, appToken: TOKEN, passwordCost: QUICK, ...options })

  async function send(method: string, path: string, { body, headers = {} }: Ask = {}): Promise<Answer> {
    const request = new Request(`${ORIGIN}/api/v2/front/${path}`, {
      method,
      headers: { 'app-token': TOKEN, 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    })
    const response = await app.fetch(request)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  return { app, send, get: (path: string, ask?: Ask) => send('GET', path, ask) }
}

/** The session cookie that a response sets, or null. */
export function issuedSession(answer: Answer): string | null {
  return /PHPSESSID=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null
}

/** A shopper whose session cookie and verified age are sent with every call. */
export function shopper(api = backend(), age = 18) {
  let session: string | null = null
  return async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const cookie: Record<string, string> = session === null ? {} : { Cookie: `PHPSESSID=${session}` }
    const answer = await api.send(method, path, {
      body,
      headers: { ...cookie, 'shopper-age': String(age), ...headers }
    })
    session = issuedSession(answer) ?? session
    return answer
  }
}

export function line(idProduto: number, quantidade: number, rest: Record<string, unknown> = {}) {
  return { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, adicional: '', quantidade, ...rest }
}
