/** How many of the ratings gave five stars, four, and so on down to one. */
export function distribute(ratings: readonly number[]): { stars: number; count: number }[] {
  return STARS.map(stars => ({ stars, count: ratings.filter(rating => rating === stars).length }))
}

const STARS = [5, 4, 3, 2, 1]
