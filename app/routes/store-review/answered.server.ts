import { createContext } from 'react-router'

/** The form was answered in this request: its key, which may be used up now, is not asked about again. */
export const answeredContext = createContext(false)
