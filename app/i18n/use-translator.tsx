import { createContext, type ReactNode, useContext } from 'react'
import type { LanguageCode } from './language.ts'
import { createTranslator, type Translator } from './translator.ts'

const TranslatorContext = createContext<Translator>(createTranslator('pt'))

export function TranslatorProvider({ language, children }: { language: LanguageCode; children: ReactNode }) {
  return <TranslatorContext value={createTranslator(language)}>{children}</TranslatorContext>
}

export function useTranslator(): Translator {
  return useContext(TranslatorContext)
}
