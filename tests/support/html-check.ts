import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** A document's faults, one line for each, with the rule's name. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
  )
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React's own spelling of the same HTML: quotes, void elements, empty and camel-cased attributes.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      // React's ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // aria-label names a group as well as a legend does.
      'wcag/h71': 'off',
      // Sizes and colours from the data are style attributes.
      'no-inline-style': 'off',
      // The shop decides the length of its titles and the format of its telephone number.
      'long-title': 'off',
      'tel-non-breaking': 'off'
    }
  })
)
