import { STARS, type StarCount } from '../../../models/product/reviews'

/** Number of ratings for five stars, four, and so on down to one. */
export function distribute(ratings: readonly number[]): StarCount[] {
  return STARS.map(stars => ({ stars, count: ratings.filter(rating => rating === stars).length }))
}
