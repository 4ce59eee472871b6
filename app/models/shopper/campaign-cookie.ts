/** Set by the redirect that takes a campaign's parameters away; the page that it leads to reads and deletes it. */
export const CAMPAIGN_COOKIE = 'campaign'
/** A slow phone has its page by then. Without scripts the cookie is gone by itself. */
export const CAMPAIGN_COOKIE_SECONDS = 120
