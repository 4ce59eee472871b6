export const HOME_PART = 'The home page leaves this part out.'

export const MENU_LOSS: Record<string, string> = {
  'menu-principal': 'The menu of departments is empty: shoppers have the search alone.',
  'menu-marcas': 'The main menu has no brands.',
  'contact-data': 'The footer has only the telephone and e-mail of the settings.',
  'product-features': 'The line of trust above the footer is not there.',
  'footer-about-us': 'The footer says nothing about your company.',
  'rodape-principal': 'The footer has no columns of links.',
  'footer-copyright': 'The footer has no line with your company’s name and number.',
  'pitch-bar': 'The line at the top of every page is not there.'
}

export const LISTING_LOSS = {
  category: 'Category pages show no products.',
  brand: 'Brand pages show an error.',
  'landing-page': 'Landing pages and shops show an error.',
  search: 'The search shows an error.'
}
