import { expect, test } from 'vitest'
import { holdControls } from './held-controls.ts'

test('the script is valid in a document for any message', () => {
  const script = holdControls('</script><b>"Adding"\u2028')
  expect(script).not.toContain('</')
  expect(() => new Function(script)).not.toThrow()
})
