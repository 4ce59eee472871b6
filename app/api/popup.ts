import { readPopups } from '../contract/popup.ts'
import { toPopups } from '../models/content/popup.ts'
import { defineRead } from './client.ts'

export type PopupLevel = 'home' | 'detail' | 'page'

export const fetchPopups = defineRead(
  (level: PopupLevel) => ({ path: `struct/popup/${level}`, timing: 'section' }),
  readPopups,
  toPopups
)
