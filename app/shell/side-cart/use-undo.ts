import { useEffect, useState } from 'react'
import type { ShownLine } from '../../stores/cart-intents'
import { useActions, usePanels } from '../../stores/provider'

export type PanelLine = Omit<ShownLine, 'options'> & { options: readonly string[] }

export interface Removed {
  line: PanelLine
  isBack: boolean
}

/** The last removed line. It can be restored until the cart closes. */
export function useUndo() {
  const { cart } = useActions()
  const isOpen = usePanels(panels => panels.open === 'cart')
  const [removed, setRemoved] = useState<Removed | null>(null)
  useEffect(() => {
    if (!isOpen) setRemoved(null)
  }, [isOpen])

  /** `CartNotices` shows failures. */
  async function remove(line: PanelLine): Promise<void> {
    setRemoved({ line, isBack: false })
    const outcome = await cart.remove(line)
    if (!outcome.ok) setRemoved(null)
  }

  async function undo(): Promise<void> {
    if (!removed || removed.isBack) return
    const { line } = removed
    setRemoved({ line, isBack: true })
    const outcome = await cart.add([toItem(line)], { kind: line.kind, suppressDrawer: true })
    if (!outcome.ok) setRemoved({ line, isBack: false })
  }

  return { removed, remove, undo, dismiss: () => setRemoved(null) }
}

function toItem({ product, attribute, unit, warehouse, additional, quantity, ...shown }: PanelLine) {
  const { name, path, image, options, price } = shown
  const preview = { name, path, image, options, price: price.now }
  return { product, attribute, unit, warehouse, additional, quantity, preview }
}
