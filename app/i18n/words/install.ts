import { addWords } from '../translator.ts'

/** What an installed store and its offline page say. */
export const install = addWords('install', {
  pt: {
    search: 'Busca',
    offline: 'Sem conexão',
    offlineHint: 'Esta página precisa de internet. Ela abre sozinha assim que a conexão voltar.',
    retry: 'Tentar novamente'
  },
  en: {
    search: 'Search',
    offline: 'You are offline',
    offlineHint: 'This page needs the internet. It opens by itself as soon as you are connected again.',
    retry: 'Try again'
  }
})
