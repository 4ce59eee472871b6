import { HOME_BANNERS, MENU_NAMES, SHOWCASE_NAMES } from '../../../../app/contract/store-names.ts'

/** Spec 7 and the navigation of the shell. */
export const requiredNames = {
  banners: HOME_BANNERS,
  showcases: SHOWCASE_NAMES,
  menus: MENU_NAMES,
  pages: [
    'quem-somos',
    'politica-de-privacidade',
    'termos-de-uso',
    'trocas-e-devolucoes',
    'frete-e-entrega',
    'formas-de-pagamento',
    'perguntas-frequentes',
    'contato',
    'guia-de-suplementos',
    'seja-um-vendedor'
  ],
  popups: ['home', 'detail']
}
