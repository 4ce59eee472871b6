import type { SeedReview } from '../types.ts'
import { brands } from './brands.ts'
import type { Formula, Presentation, Review } from './formula.ts'

const FIRST_DAY_MS = Date.UTC(2025, 4, 10)
const LAUNCH_DAY_MS = Date.UTC(2026, 9, 1)
const LAST_DAY_MS = Date.UTC(2026, 10, 15)
const DAY_MS = 86_400_000
const PRODUCTS_PER_FORMULA = 10

export function productId(formula: Formula, place: number): number {
  return 101 + (formula.number - 1) * PRODUCTS_PER_FORMULA + place
}

export function variantId(id: number, place: number): number {
  return id * 100 + place + 1
}

export function skuOf(brand: string, id: number): string {
  return `${brandInitials(brand)}-${String(id).padStart(4, '0')}`
}

/** EAN-13: Brazil's 789, four digits of the brand, five of the product, check digit. */
export function eanOf(brand: string, id: number): string {
  const company = 1200 + brands.findIndex(entry => entry.key === brand) * 137
  const digits = `789${company}${String(id).padStart(5, '0')}`
  return `${digits}${eanCheckDigit(digits)}`
}

/** Check digit of the first twelve digits of an EAN-13. */
export function eanCheckDigit(digits: string): number {
  const sum = [...digits.slice(0, 12)].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/µ/g, 'mc')
    .replace(/(\d)[.,](?=\d)/g, '$1')
    .replace(/\+/g, ' mais ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function createdAtOf(id: number, presentation: Presentation): string {
  const day = presentation.isNew ? LAUNCH_DAY_MS + (id % 28) * DAY_MS : FIRST_DAY_MS + ((id * 7919) % 500) * DAY_MS
  return dateText(day, id)
}

export function stockOf(id: number, presentation: Presentation): number {
  if (presentation.status) return 0
  const variants = presentation.variants?.values
  if (variants) return variants.reduce((sum, value, place) => sum + (value.stock ?? variantStock(id, place)), 0)
  return presentation.stock ?? 18 + ((id * 37) % 160)
}

export function variantStock(id: number, place: number): number {
  return 9 + ((id * 13 + place * 29) % 48)
}

/** Dated after the product, before the catalogue's last day, newest first. */
export function reviewsOf(id: number, createdAt: string, reviews: Review[]): SeedReview[] {
  const start = Date.parse(`${createdAt.slice(0, 10)}T00:00:00Z`)
  const span = Math.max(2, Math.floor((LAST_DAY_MS - start) / DAY_MS) - 4)
  return reviews
    .map(([author, rating, pt, en], place) => {
      const day = start + (4 + ((id * 31 + place * 53) % span)) * DAY_MS
      return { author, rating, comment: { pt, en }, date: dateText(day, id + place * 7) }
    })
    .sort((one, other) => other.date.localeCompare(one.date))
}

export function ratingOf(reviews: { rating: number }[]): { average: number; count: number } {
  const count = reviews.length
  const sum = reviews.reduce((total, review) => total + review.rating, 0)
  return { average: count ? Math.round((sum / count) * 10) / 10 : 0, count }
}

function dateText(dayMs: number, minute: number): string {
  const at = new Date(dayMs + (480 + ((minute * 17) % 720)) * 60_000)
  return at.toISOString().slice(0, 19).replace('T', ' ')
}

function brandInitials(key: string): string {
  const words = key.split('-')
  const letters = words.length > 1 ? words.map(word => word.charAt(0)).join('') : key.slice(0, 3)
  return letters.toUpperCase()
}
