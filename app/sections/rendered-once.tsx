import { createContext, type ElementType, type ReactNode, use } from 'react'
import { TranslatorProvider, useTranslator } from '../i18n/use-translator'
import { PixPercent } from './product-card/pix-percent'

/** Set by the server. */
export const RenderMarkupContext = createContext<((content: ReactNode) => string) | null>(null)
/** Whether the server renders what no browser hydrates. */
export const IsStaticContext = createContext(false)

interface RenderedOnceProps {
  /** All that the content shows, besides the language and the percent of Pix. It never changes. */
  of: object
  as: ElementType
  children: () => ReactNode
  /** Of the element. */
  [attribute: string]: unknown
}

/** An element of a static part whose content the server renders once and keeps as text, as long as its view is in use. */
export function RenderedOnce({ of, as: Element, children, ...rest }: RenderedOnceProps) {
  const { language } = useTranslator()
  const percent = use(PixPercent)
  const renderMarkup = use(RenderMarkupContext)
  if (!use(IsStaticContext) || !renderMarkup) return <Element {...rest}>{children()}</Element>
  const render = () =>
    renderMarkup(
      <TranslatorProvider language={language}>
        <PixPercent value={percent}>{children()}</PixPercent>
      </TranslatorProvider>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has written.
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: remember(of, `${language} ${percent}`, render) }} />
}

const known = new WeakMap<object, Map<string, string>>()

function remember(view: object, key: string, render: () => string): string {
  const texts = known.get(view) ?? new Map<string, string>()
  known.set(view, texts)
  const text = texts.get(key) ?? render()
  return texts.set(key, text) && text
}
