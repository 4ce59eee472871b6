import { type HTMLAttributes, type RefObject, useEffect, useRef } from 'react'
import { showCards } from './card-lists.ts'

interface CardListProps extends HTMLAttributes<HTMLUListElement> {
  ref?: RefObject<HTMLUListElement | null>
  list: string
  /** Number of products on a listing's earlier pages. */
  first?: number
  'data-slider'?: ''
  'data-slices'?: ''
}

export function CardList({ ref, list, first, ...rest }: CardListProps) {
  const own = useRef<HTMLUListElement>(null)
  const element = ref ?? own
  // Runs after every render, because the cards may have changed.
  useEffect(() => {
    if (element.current) showCards(element.current)
  })
  return <ul ref={element} data-list={list} data-first={first} {...rest} />
}
