import { STARS, type StarCount } from '../../../models/product/reviews'

export function distribute(ratings: readonly number[]): StarCount[] {
  return STARS.map(stars => ({ stars, count: ratings.filter(rating => rating === stars).length }))
}
