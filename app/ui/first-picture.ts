import { createContext, useContext } from 'react'

/** As a preload names it. */
export interface FirstPicture {
  src: string
  srcSet: string
  sizes: string
  /** Where it is shown, if another is shown elsewhere. */
  media: string
}

export type TellFirstPicture = (picture: FirstPicture) => void

/** Set by the server, which names the picture in the headers of its document. */
export const FirstPictureContext = createContext<TellFirstPicture>(() => {})

/** For the pictures that are in view from the start. */
export function useFirstPicture(): TellFirstPicture {
  return useContext(FirstPictureContext)
}
