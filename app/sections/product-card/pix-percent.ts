import { createContext } from 'react'

/** Spec 3: percent of the settings, named where the server has no cash price of its own. Nothing is reckoned with it. */
export const PixPercent = createContext(0)
