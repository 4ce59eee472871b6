import { type HTMLAttributes, type RefObject, useEffect, useRef } from 'react'
import { showCards } from './card-lists'

interface CardListProps extends HTMLAttributes<HTMLUListElement> {
  ref?: RefObject<HTMLUListElement | null>
  /** Name of the list in measurement. */
  list: string
  /** Of a listing: how many products come before this page. */
  first?: number
  'data-slider'?: ''
}

/** The `ul` of product cards. What their controls do is not React's: see live-cards.ts. */
export function CardList({ ref, list, first, ...rest }: CardListProps) {
  const own = useRef<HTMLUListElement>(null)
  const element = ref ?? own
  // After every render: cards may have come.
  useEffect(() => {
    if (element.current) showCards(element.current)
  })
  return <ul ref={element} data-list={list} data-first={first} {...rest} />
}
