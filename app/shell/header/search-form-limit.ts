/** The API reads at most this many characters of a search. */
export const MAX_TERM_LENGTH = 200
