/** Name of the checkbox that confirms the age in a form without JavaScript. */
export const AGE_FIELD = 'maioridade'
