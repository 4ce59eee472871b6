import { STARS, type StarCount } from '../../../models/product/reviews'

/** How many of the ratings gave five stars, four, and so on down to one. */
export function distribute(ratings: readonly number[]): StarCount[] {
  return STARS.map(stars => ({ stars, count: ratings.filter(rating => rating === stars).length }))
}
