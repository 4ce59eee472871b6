import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** What is wrong with a document: one line per fault, with the rule's name. */
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
      // How React writes what means the same: quotes, void elements, empty and camel-cased attributes.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      // React's own ids begin with an underscore, as HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // A group of controls may have its name from aria-label just as well as from a legend.
      'wcag/h71': 'off',
      // Sizes and colours that come with the data are style attributes.
      'no-inline-style': 'off',
      // The length of titles is the shop's own matter, and so is how it writes its telephone.
      'long-title': 'off',
      'tel-non-breaking': 'off'
    }
  })
)
