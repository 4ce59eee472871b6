import { readDetail } from '../contract/product-detail.ts'
import { toProductPage } from '../models/product/product-page.ts'
import { defineRead } from './client.ts'

export const fetchProduct = defineRead(
  (url: string) => ({ path: 'url/product/detail', query: { url }, timing: 'page' }),
  readDetail,
  toProductPage
)
