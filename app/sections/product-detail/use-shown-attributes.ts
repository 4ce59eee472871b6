import { useEffect } from 'react'
import type { ProductPage } from '../../models/product/product-page.ts'
import { useActions } from '../../stores/provider.tsx'

/** Spec 3: the attribute list is global. */
export function useShownAttributes({ attribute }: Pick<ProductPage, 'attribute'>): void {
  const { shop } = useActions()
  const { setAttributes } = shop
  useEffect(() => {
    setAttributes(attribute ? [attribute] : [])
    return () => setAttributes([])
  }, [attribute, setAttributes])
}
