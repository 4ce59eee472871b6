import { describe, expect, test } from 'vitest'
import { createCartApi } from '../api/cart.ts'
import { type ApiCall, type Reply, toResult } from '../api/client.ts'
import { changeCoupon } from '../api/coupon.ts'
import { createCartStore } from './cart.ts'
import { storeOptions } from './cart-server.test-support.ts'

function shop(reply: Reply) {
  const done: string[] = []
  const transport = async ({ method, path }: ApiCall) => {
    done.push(`${method} ${path}`)
    return toResult(reply)
  }
  const { actions } = createCartStore({
    ...storeOptions(),
    api: createCartApi(transport, { language: 'pt', origins: [] }),
    changeCoupon: args => changeCoupon(transport, args),
    newId: () => 'id',
    lock: async work => {
      done.push('lock')
      return work()
    }
  })
  return { coupon: actions.coupon, done }
}

describe('a coupon', () => {
  test('is one write, after which the cart is read again', async () => {
    const { coupon, done } = shop({ status: 200, body: { sucesso: true, mensagem: '<b>Cupom</b> aplicado' } })
    expect(await coupon('SEIVA10', true)).toEqual({ ok: true, data: 'Cupom aplicado' })
    expect(done).toEqual(['lock', 'PUT promotional/coupon/SEIVA10', 'GET checkout/cart'])
  })

  test('is taken off by a write', async () => {
    const { coupon, done } = shop({ status: 200, body: { sucesso: true } })
    expect(await coupon('SEIVA10', false)).toEqual({ ok: true, data: '' })
    expect(done).toEqual(['lock', 'DELETE promotional/coupon/SEIVA10', 'GET checkout/cart'])
  })

  test.each<[Reply, string]>([
    [{ status: 200, body: { sucesso: false, mensagem: 'Cupom vencido' } }, 'Cupom vencido'],
    [{ status: 404, body: { error: 'Este cupom não vale.' } }, 'Este cupom não vale.'],
    [{ status: 200, body: { sucesso: false } }, '']
  ])('shows the server’s message when refused as %j, and leaves the cart', async (reply, message) => {
    const { coupon, done } = shop(reply)
    expect(await coupon('X', true)).toMatchObject({ ok: false, kind: 'http', message })
    expect(done).not.toContain('GET checkout/cart')
  })

  test('fails when it cannot be sent', async () => {
    const { coupon } = shop({ status: 503, body: undefined })
    expect(await coupon('X', true)).toMatchObject({ ok: false, status: 503 })
  })
})
