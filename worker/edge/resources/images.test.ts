import { expect, test } from 'vitest'
import { boundedBody } from './images.ts'

test('a body of the allowed size passes', async () => {
  const response = boundedBody(new Response('x'.repeat(10), { headers: { 'content-type': 'image/webp' } }), 10)
  expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/webp', 'x'.repeat(10)])
})

test('a larger body is refused by its header, or aborted without one', async () => {
  const announced = new Response('x'.repeat(11), { headers: { 'content-length': '11' } })
  expect(boundedBody(announced, 10).body).toBeNull()
  await expect(boundedBody(new Response('x'.repeat(11)), 10).text()).rejects.toThrow('More than 10 bytes')
})
