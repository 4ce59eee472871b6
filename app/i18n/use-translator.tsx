import { createContext, type ReactNode, useContext } from 'react'
import type { LanguageCode } from './language.ts'
import { createTranslator, type Translator } from './translator.ts'

const TranslatorContext = createContext<Translator>(createTranslator('pt'))

interface TranslatorProviderProps {
  language: LanguageCode
  children: ReactNode
}

/** Gives the tree below the words of one language. Its dictionary is loaded before: see `english.ts`. */
export function TranslatorProvider({ language, children }: TranslatorProviderProps) {
  return <TranslatorContext value={createTranslator(language)}>{children}</TranslatorContext>
}

/** `t('cart.empty')`; `t.language` says which language it speaks. */
export function useTranslator(): Translator {
  return useContext(TranslatorContext)
}
