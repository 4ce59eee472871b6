import type { WranglerConfig } from './account.ts'

/** Warns about settings that a deployment does not require, but a shop needs. */
export function deployWarnings({ vars, routes }: Pick<WranglerConfig, 'vars' | 'routes'>): string[] {
  return [
    ...(vars.SITE_ORIGIN
      ? []
      : [
          'SITE_ORIGIN is empty: canonical links name whatever host was asked, and no other host leads to the shop. Set it in wrangler.toml'
        ]),
    ...(routes.length > 0
      ? []
      : [
          'The Worker has no route: nobody reaches it. In wrangler.toml: routes = [{ pattern = "loja.example", custom_domain = true }]'
        ])
  ]
}
