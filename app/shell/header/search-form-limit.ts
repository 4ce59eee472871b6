/** The API reads no more of a search than this. */
export const MAX_TERM_LENGTH = 200
