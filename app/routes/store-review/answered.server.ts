import { createContext } from 'react-router'

/** True when this request has submitted the form: the key may be used up, so it is not checked again. */
export const answeredContext = createContext(false)
