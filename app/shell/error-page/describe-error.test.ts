import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test("a failed call shows its status and the server's text", () => {
  const error = new ErrorResponse(403, '', { message: ' Acesso negado ' })
  expect(describeError(error)).toEqual({ status: 403, message: 'Acesso negado' })
})

test("the router's own text is not shown", () => {
  const error = new ErrorResponse(405, 'Method Not Allowed', 'Error: You made a POST request to "/x"', true)
  expect(describeError(error)).toEqual({ status: 405, message: '' })
})

test('an exception shows no details', () => {
  expect(describeError(new Error('D1_ERROR: no such table'))).toEqual({ status: 500, message: '' })
})

test('a very long text is cut', () => {
  expect(describeError(new ErrorResponse(500, '', { message: 'a'.repeat(9_999) })).message).toHaveLength(300)
})

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('network error'),
  new Error('Unable to decode turbo-stream response')
])('an unanswered client navigation is a 503, like a document: %s', error => {
  expect(describeError(error)).toEqual({ status: 503, message: '' })
})
