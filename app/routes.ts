import { index, type RouteConfig, route } from '@react-router/dev/routes'

const CATALOG = ':segment1/:segment2?/:segment3?/:segment4?'

/** The store's URL map (spec 2). The catch-all asks the API what a path is. */
export default [
  index('routes/home/route.tsx'),
  route('idioma', 'routes/resources/language.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('llms.txt', 'routes/resources/llms.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('sitemaps/:file', 'routes/resources/sitemap-part.ts'),
  route('feeds/produtos.xml', 'routes/resources/feed.ts'),
  route('compartilhar/*', 'routes/resources/share-picture.ts'),
  route('manifest.webmanifest', 'routes/resources/manifest.ts'),
  route('sem-conexao', 'routes/resources/offline.ts'),
  route('busca', 'routes/search/route.tsx'),
  route('lista', 'routes/lists/route.tsx'),
  route('lista/:list', 'routes/list/route.tsx'),
  route('marcas', 'routes/brands/route.tsx'),
  route('marcas/:brand', 'routes/brand/route.tsx'),
  route('vendedores', 'routes/sellers/route.tsx'),
  route('vendedores/mapa', 'routes/sellers-map/route.tsx'),
  route('vendedor/:seller', 'routes/seller/route.tsx'),
  route('newsletter', 'routes/newsletter/route.tsx'),
  route('comparar', 'routes/compare/route.tsx'),
  route('favoritos', 'routes/favorites/route.tsx'),
  route('checkout/acesso', 'routes/checkout-access/route.tsx'),
  route('checkout/cep', 'routes/checkout-cep/route.tsx'),
  route('checkout/cadastro', 'routes/checkout-register/route.tsx'),
  route('checkout/nova-senha', 'routes/checkout-password/route.tsx'),
  route('pagina/avaliacao-de-loja', 'routes/store-review/route.tsx'),
  route('pagina/arrependimento', 'routes/withdrawal/route.tsx'),
  route('pagina/:page?', 'routes/page/route.tsx'),
  route(CATALOG, 'routes/catalog/route.tsx'),
  // These never match, because the line above comes first. They put the files of each view into the manifest.
  route(CATALOG, 'routes/catalog/product-view.tsx'),
  route(CATALOG, 'routes/catalog/listing-view.tsx'),
  route('*', 'routes/not-found/route.tsx')
] satisfies RouteConfig
