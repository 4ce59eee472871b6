import { type ElementType, type ReactNode, use } from 'react'
import { TranslatorProvider, useTranslator } from '../i18n/use-translator.tsx'
import { type FirstPicture, FirstPictureContext, useFirstPicture } from '../ui/first-picture.ts'
import { type KeptText, type MarkupWriter, MarkupWriterContext, RenderModeContext } from './kept-text.ts'
import { PixPercent } from './product-card/pix-percent.ts'

interface RenderedOnceProps {
  /**
   * Everything that the content shows, besides the language and the Pix discount. The objects must be immutable: they are
   * cache keys. Null, a promise or no object at all disables the cache.
   */
  of: readonly unknown[] | null
  /** Tells apart several contents of the same views. */
  name?: string
  as: ElementType
  children: () => ReactNode
  [attribute: string]: unknown
}

/** An element of a static part. The server renders its content once and caches the text while its views are alive. */
export function RenderedOnce(props: RenderedOnceProps) {
  if (import.meta.env.SSR) return <WrittenOnce {...props} />
  const { of: _, name: __, as: Element, children, ...rest } = props
  return <Element {...rest}>{children()}</Element>
}

function WrittenOnce({ of, name = '', as: Element, children, ...rest }: RenderedOnceProps) {
  const text = useKeptText(of, name, children)
  if (text === null) return <Element {...rest}>{children()}</Element>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered.
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: text }} />
}

/** Null where the content must be rendered in place. */
function useKeptText(of: readonly unknown[] | null, name: string, content: () => ReactNode): string | null {
  const { language } = useTranslator()
  const percent = use(PixPercent)
  const writer = use(MarkupWriterContext)
  const tellPicture = useFirstPicture()
  if (use(RenderModeContext) === 'hydrated' || !writer || !of || of.some(value => value instanceof Promise)) return null
  const write = () =>
    writeText(
      <TranslatorProvider language={language}>
        <PixPercent value={percent}>{content()}</PixPercent>
      </TranslatorProvider>,
      writer,
      name
    )
  const kept = remember(of, `${name} ${language} ${percent}`, write)
  if (!kept) return null
  for (const picture of kept.pictures) tellPicture(picture)
  return kept.text
}

/** Null when it throws: the content is then rendered in place, where the error is reported and isolated. */
function writeText(content: ReactNode, writer: MarkupWriter, identifierPrefix: string): KeptText | null {
  const pictures: FirstPicture[] = []
  const all = (
    <MarkupWriterContext value={writer}>
      <RenderModeContext value="kept">
        <FirstPictureContext value={picture => pictures.push(picture)}>{content}</FirstPictureContext>
      </RenderModeContext>
    </MarkupWriterContext>
  )
  try {
    return { text: writer(all, { identifierPrefix }), pictures }
  } catch {
    return null
  }
}

interface Known {
  of: readonly unknown[]
  kept: KeptText | null
}

/** Keyed by the first view: the text is garbage-collected with it. */
const known = new WeakMap<object, Map<string, Known>>()

function remember(of: readonly unknown[], key: string, write: () => KeptText | null): KeptText | null {
  const first = of.find(value => typeof value === 'object' && value !== null)
  if (!first) return null
  const texts = known.get(first) ?? new Map<string, Known>()
  known.set(first, texts)
  const held = texts.get(key)
  if (held?.of.every((value, index) => value === of[index])) return held.kept
  const kept = write()
  texts.set(key, { of, kept })
  return kept
}
