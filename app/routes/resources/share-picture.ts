import { redirect } from 'react-router'
import { fetchProduct } from '../../api/product.ts'
import { settingsOrDefaults } from '../../api/settings.ts'
import { mapContext, scopeContext } from '../../context.ts'
import { imageUrl } from '../../models/content/image.ts'
import { sharePicture } from '../../models/product/share-picture.ts'
import type { Route } from './+types/share-picture.ts'
import { missingFile, unavailableFile } from './crawler-file.server.ts'

/** GET /compartilhar/{product's path}.jpg: packshot, name and price, for shared links. Falls back to the packshot alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const path = url.pathname.replace(/^\/compartilhar/, '').replace(/\.jpg$/, '')
  const [product, { name }] = await Promise.all([
    fetchProduct(scope.transport, path, mapContext(scope)),
    settingsOrDefaults(scope)
  ])
  if (!product.ok) return product.kind === 'http' && product.status < 500 ? missingFile() : unavailableFile()
  const picture = sharePicture(product.data, name, scope.language)
  if (!picture) return missingFile()
  const drawn = await scope.drawPicture?.(picture)
  return drawn ?? redirect(imageUrl(picture.packshot, PACKSHOT_WIDTH))
}

const PACKSHOT_WIDTH = 1200
