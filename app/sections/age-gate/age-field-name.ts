/** Name of the checkbox by which a form without JavaScript says that whoever sends it is old enough. */
export const AGE_FIELD = 'maioridade'
