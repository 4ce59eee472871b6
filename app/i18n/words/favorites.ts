import { addWords } from '../translator.ts'

export const favorites = addWords('favorites', {
  pt: {
    title: 'Favoritos',
    countOne: '{{count}} produto',
    countOther: '{{count}} produtos',
    visitor: 'Seus favoritos ficam na sua conta',
    visitorHint: 'Entre para ver o que você guardou, neste e nos seus outros aparelhos.',
    signIn: 'Entrar',
    empty: 'Você ainda não tem favoritos',
    emptyHint: 'Toque no coração de um produto para guardar aqui.',
    failed: 'Não foi possível carregar os seus favoritos.',
    removed: '{{name}} saiu dos favoritos.',
    undo: 'Desfazer',
    more: 'Mostrar mais',
    hiddenOne: 'Mais {{count}} favorito está guardado na sua conta e não pode ser mostrado neste aparelho.',
    hiddenOther: 'Mais {{count}} favoritos estão guardados na sua conta e não podem ser mostrados neste aparelho.',
    show: 'Mostrar meus favoritos'
  },
  en: {
    title: 'Favourites',
    countOne: '{{count}} product',
    countOther: '{{count}} products',
    visitor: 'Your favourites are kept in your account',
    visitorHint: 'Sign in to see what you saved, on this and your other devices.',
    signIn: 'Sign in',
    empty: 'You have no favourites yet',
    emptyHint: 'Tap the heart of a product to save it here.',
    failed: 'Your favourites could not be loaded.',
    removed: '{{name}} is no longer a favourite.',
    undo: 'Undo',
    more: 'Show more',
    hiddenOne: '{{count}} more favourite is saved in your account and cannot be shown on this device.',
    hiddenOther: '{{count}} more favourites are saved in your account and cannot be shown on this device.',
    show: 'Show my favourites'
  }
})
