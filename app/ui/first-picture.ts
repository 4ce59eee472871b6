import { createContext, useContext } from 'react'

export interface FirstPicture {
  src: string
  srcSet: string
  sizes: string
  /** Media query of the picture. Empty when all screens show the same one. */
  media: string
}

type TellFirstPicture = (picture: FirstPicture) => void

/** Provided by the server, which preloads the picture by a header of the document. */
export const FirstPictureContext = createContext<TellFirstPicture>(() => {})

export function useFirstPicture(): TellFirstPicture {
  return useContext(FirstPictureContext)
}
