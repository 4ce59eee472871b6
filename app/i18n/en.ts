import type { Dictionary } from './pt.ts'

export const en: Dictionary = {
  common: {
    products: 'Products',
    skip: 'Skip to content',
    close: 'Close',
    home: 'Home',
    loading: 'Loading…',
    tryAgain: 'Try again',
    previous: 'Previous',
    next: 'Next',
    breadcrumb: 'You are here',
    pause: 'Pause',
    play: 'Play',
    pageLoaded: 'Page loaded: {{title}}'
  },
  header: {
    search: 'Search products',
    searchPlaceholder: 'What are you looking for?',
    searchSubmit: 'Search',
    account: 'My account',
    favorites: 'Favourites',
    cart: 'Cart',
    cartCountOne: 'Cart, {{count}} item',
    cartCountOther: 'Cart, {{count}} items',
    menu: 'Menu',
    closeMenu: 'Close menu',
    categories: 'Categories',
    allOf: 'Everything in {{name}}',
    sellerPanel: 'Seller panel',
    language: 'Language',
    logo: '{{name}}, home page',
    notices: 'Store notices',
    main: 'Main navigation'
  },
  language: {
    pt: 'Português',
    en: 'English'
  },
  footer: {
    title: 'Footer',
    contact: 'Contact us',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    hours: 'Opening hours',
    address: 'Address',
    payment: 'Payment methods',
    card: 'Credit card',
    newsletter: 'Get our news',
    subscribe: 'Subscribe',
    cookies: 'Cookie preferences'
  },
  product: {
    buy: 'Buy',
    adding: 'Adding…',
    choose: 'Choose {{attribute}}',
    unavailable: 'Unavailable',
    see: 'See product',
    notify: 'Notify me',
    quote: 'Price on request',
    askQuote: 'Request a quote',
    quantity: 'Quantity',
    increase: 'Increase quantity',
    decrease: 'Decrease quantity',
    oldPrice: 'Previous price',
    cash: '{{price}} with Pix',
    cashDiscount: '{{percent}}% off with Pix',
    boletoDiscount: '{{percent}}% off with boleto',
    favoriteAdd: 'Add to favourites',
    favoriteRemove: 'Remove from favourites',
    rating: 'Rated {{average}} of 5',
    ratingCountOne: '{{count}} review',
    ratingCountOther: '{{count}} reviews'
  },
  shipping: {
    freeMissing: 'Spend {{value}} more to get free shipping',
    freeReached: 'Congratulations! You got Free Shipping',
    freeProgress: 'Progress towards free shipping'
  },
  cart: {
    title: 'Cart',
    empty: 'Your cart is empty',
    emptyHint: 'How about starting here?',
    checkout: 'Checkout',
    continue: 'Continue shopping',
    removeLine: 'Remove {{name}}',
    unit: 'Unit price',
    total: 'Total',
    cashTotal: 'Total with Pix',
    updating: 'Updating the cart…',
    messages: 'Cart notices'
  },
  notices: {
    maintenance: 'Store under maintenance: no orders will be considered.',
    implementation: 'Store under implementation: no orders will be considered.',
    offline: 'No internet connection.',
    heldAdd: 'No connection: we will add it as soon as it is back.',
    heldChange: 'No connection: we will update the cart as soon as it is back.',
    online: 'You are connected again.'
  },
  errors: {
    notFound: 'Page not found',
    notFoundHint: 'The address may have changed, or the page is gone.',
    notFoundPage: 'This page could not be found',
    goHome: 'Click here to go to the home page',
    goBack: 'Go back to the previous page',
    title: 'Something went wrong',
    unavailable: 'The store is unstable. Try again in a moment.',
    cartAdd: 'Could not add to the cart. Try again.',
    cartUpdate: 'Could not update the cart. Try again.',
    cartLoad: 'Could not load the cart.',
    network: 'No connection to the store. Check the internet and try again.',
    timeout: 'The store took too long to answer. Try again.',
    generic: 'Could not finish. Try again.'
  }
}
