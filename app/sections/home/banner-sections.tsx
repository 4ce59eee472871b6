import type { ReactNode } from 'react'
import type { Banner } from '../../models/content/banners.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { Section } from '../section.tsx'

interface BannerSectionsProps {
  banners: Streamed<Banner[]>
  className: string | undefined
  /** The content of the skeleton. */
  placeholder: ReactNode
  children: (banner: Banner) => ReactNode
}

export function BannerSections({ banners, className, placeholder, children }: BannerSectionsProps) {
  const skeleton = (
    <div className={className} aria-hidden="true">
      {placeholder}
    </div>
  )
  return (
    <Section data={banners} skeleton={skeleton}>
      {list =>
        list.map(banner => (
          <section key={banner.id} className={className} aria-label={banner.title || banner.alt}>
            {children(banner)}
          </section>
        ))
      }
    </Section>
  )
}
