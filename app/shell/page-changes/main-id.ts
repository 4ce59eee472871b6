/** Id of the page's main content. */
export const MAIN_ID = 'conteudo'
