/** Where the content of a page begins. */
export const MAIN_ID = 'conteudo'
