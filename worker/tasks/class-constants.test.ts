import { expect, test } from 'vitest'
import { withConstants } from './class-constants.ts'

const NAMES = '"\\u0000class-names:/shop/app/card.module"'

test('class names are constants beside their rules', () => {
  expect(withConstants("import styles from './card.module.css'\nuse(styles.card)", '/shop/app')).toBe(
    `import './card.module.css'\nimport * as styles from ${NAMES}\nuse(styles.card)`
  )
})

test('computed names are read from an object', () => {
  expect(withConstants("import styles from './card.module.css'\nuse(styles[look])", '/shop/app')).toContain(
    `import styles from ${NAMES}`
  )
})

test('an import for its rules only stays as it is', () => {
  const code = "import './card.module.css'"
  expect(withConstants(code, '/shop/app')).toBe(code)
})
