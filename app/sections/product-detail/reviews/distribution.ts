import { STARS } from '../../../models/product/reviews.ts'

export function distribute(ratings: readonly number[]): number[] {
  return STARS.map(stars => ratings.filter(rating => rating === stars).length)
}
