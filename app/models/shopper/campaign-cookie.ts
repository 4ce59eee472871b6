/** Set by the redirect that removes campaign parameters. The target page reads and deletes it. */
export const CAMPAIGN_COOKIE = 'campaign'
/** Long enough for a slow phone to load the page. Without scripts, the cookie expires. */
export const CAMPAIGN_COOKIE_SECONDS = 120
