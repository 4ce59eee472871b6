import { useEffect, useState } from 'react'
import { fetchProduct } from '../../api/catalog'
import { createBrowserTransport } from '../../api/transport.browser'
import { useMapContext } from '../../stores/provider'
import { type ProductView, toProductView } from '../product-detail/product-view'

/** Loads the product of a path. */
export function useProduct(path: string): ProductView | 'loading' | 'failed' {
  const context = useMapContext()
  const [product, setProduct] = useState<ProductView | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isCurrent = true
    fetchProduct(createBrowserTransport(), path, context).then(result => {
      if (isCurrent) setProduct(result.ok ? toProductView(result.data) : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [path, context])
  return product
}
