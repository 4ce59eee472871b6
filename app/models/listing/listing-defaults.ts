/** Spec 3 and 7. */
export const DEFAULT_ORDER = 'Popularidade'
/** Spec 9: items per page when neither the query (`ipp`) nor the settings say otherwise. */
export const DEFAULT_PAGE_SIZE = 12
