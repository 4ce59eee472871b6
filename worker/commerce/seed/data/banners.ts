import type { SeedBannerGroup } from '../types.ts'
import { departmentGroups } from './banners/departments.ts'
import { homeGroups } from './banners/home.ts'
import { showcaseGroups } from './banners/showcases.ts'
import { instagramGroup, newsGroup, testimonialGroup } from './banners/stories.ts'

/** Spec 7: every banner name. */
export const bannerGroups: SeedBannerGroup[] = [
  ...homeGroups,
  ...departmentGroups,
  ...showcaseGroups,
  testimonialGroup,
  instagramGroup,
  newsGroup
]
