import { createContext } from 'react'

/**
 * Spec 3: the settings' Pix discount in percent. Shown where the server sends no cash price; never used to calculate one.
 */
export const PixPercent = createContext(0)
