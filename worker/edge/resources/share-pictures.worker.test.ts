import { expect, test } from 'vitest'
import { assetsOf, openEdge } from '../../../tests/support/edge.ts'

test('share pictures are drawn one at a time, four wait, and others fall back at once', async () => {
  const drawing = { now: 0, most: 0, all: 0 }
  const ASSETS = assetsOf({})
  ASSETS.fetch = async () => {
    drawing.all += 1
    drawing.now += 1
    drawing.most = Math.max(drawing.most, drawing.now)
    await new Promise(resolve => setTimeout(resolve, 20))
    drawing.now -= 1
    return new Response('', { status: 404 })
  }
  const { ask } = openEdge({
    answer: () => Response.json({}),
    isEmbedded: true,
    vars: { ASSETS },
    async renderPage({ url }, { drawPicture }) {
      const drawn = await drawPicture?.({ packshot: '/media/a.webp', toSvg: () => `<svg>${url}</svg>` })
      return drawn ?? new Response('packshot')
    }
  })
  const paths = Array.from({ length: 24 }, (_, number) => `/compartilhar/produto-${number}.jpg`)
  const answers = await Promise.all(paths.map(path => ask(path)))
  expect(answers.map(({ text }) => text)).toEqual(paths.map(() => 'packshot'))
  expect(drawing).toEqual({ now: 0, most: 1, all: 5 })
})
