export const MAIN_ID = 'conteudo'
