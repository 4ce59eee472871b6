import { HOME_BANNERS, MENU_NAMES, SHOWCASE_NAMES } from '../../../../app/contract/store-names.ts'

/** Names from spec 7 and from the shell's navigation. */
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
    'seja-um-vendedor',
    'acessibilidade'
  ],
  popups: ['home', 'detail']
}
