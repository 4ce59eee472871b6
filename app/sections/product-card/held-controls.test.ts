import { expect, test } from 'vitest'
import { holdControls } from './held-controls.ts'

test('the script can stand in a document, whatever the words are', () => {
  const script = holdControls('</script><b>"Adding"\u2028')
  expect(script).not.toContain('</')
  expect(() => new Function(script)).not.toThrow()
})
