export const QUESTIONS_ID = 'perguntas'
