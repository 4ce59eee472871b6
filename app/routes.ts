import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The store's URL map (spec 2). The catch-all asks the API what a path is. */
export default [
  index('routes/home/route.tsx'),
  route('idioma', 'routes/resources/language.ts'),
  route('busca', 'routes/search/route.tsx'),
  route('marcas', 'routes/brands/route.tsx'),
  route('marcas/:brand', 'routes/brand/route.tsx'),
  route('checkout/acesso', 'routes/checkout-access/route.tsx'),
  route('pagina/:page', 'routes/page/route.tsx'),
  route(':segment1/:segment2?/:segment3?/:segment4?', 'routes/catalog/route.tsx'),
  route('*', 'routes/not-found/route.tsx')
] satisfies RouteConfig
