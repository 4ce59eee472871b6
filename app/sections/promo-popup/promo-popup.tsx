import '../../i18n/messages/popup.ts'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { densitySrcSet, imageUrl } from '../../models/content/image.ts'
import type { Popup } from '../../models/content/popup.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStoreLinks } from '../content-page/use-store-links.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { CouponCode } from './coupon-code.tsx'
import { popupLevel } from './popup-level.ts'
import * as styles from './promo-popup.module.css'
import { usePopup } from './use-popup.ts'

/** Spec 3: shows each promotion once a session, on its page type and when the shopper is not busy. */
export function PromoPopups({ mayShow }: { mayShow: () => boolean }) {
  const { pathname } = useLocation()
  const { popup, close } = usePopup(popupLevel(useMatches().at(-1)), mayShow)
  const seenOn = useRef(pathname)
  useEffect(() => {
    if (seenOn.current !== pathname) close()
    seenOn.current = pathname
  })
  return popup ? <PromoPopup key={popup.id} popup={popup} onClose={close} /> : null
}

function PromoPopup({ popup, onClose }: { popup: Popup; onClose: () => void }) {
  const t = useTranslator()
  const body = useStoreLinks()
  const { title, html, coupon, link, hasNewsletter } = popup
  return (
    <Dialog label={title} open onClose={onClose} className={styles.dialog}>
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
        <Icon name="x" size={22} />
      </button>
      <div className={styles.body}>
        <PopupPicture popup={popup} />
        <h2>{title}</h2>
        <div ref={body}>
          <Html className={styles.text} html={html} />
        </div>
        {coupon ? <CouponCode code={coupon} /> : null}
        {hasNewsletter ? <NewsletterForm /> : null}
        {link ? (
          <Link
            to={link.href}
            reloadDocument={link.external}
            rel={link.external ? 'noopener' : undefined}
            className={buttonClass({ wide: true, look: hasNewsletter ? 'secondary' : 'primary' })}
          >
            {t('popup.more')}
          </Link>
        ) : null}
      </div>
    </Dialog>
  )
}

/** Decorative: the promotion's text says what it shows. */
function PopupPicture({ popup: { picture, smallPicture } }: { popup: Popup }) {
  const small = smallPicture ?? picture
  if (!small) return null
  return (
    <picture>
      {picture ? <source media="(min-width: 768px)" srcSet={imageUrl(picture, 640)} /> : null}
      <img
        className={styles.picture}
        src={imageUrl(small, 360)}
        srcSet={densitySrcSet(small, [360, 900]) || undefined}
        alt=""
        width={640}
        height={360}
      />
    </picture>
  )
}
