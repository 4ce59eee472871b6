import { useEffect, useState } from 'react'
import type { AddItem, ShownLine } from '../../stores/cart-intents.ts'
import { useActions, usePanels } from '../../stores/provider.tsx'

export type Undo = ReturnType<typeof useUndo>

interface Lines {
  removed: ShownLine[]
  restored: ShownLine | null
}

const NONE: Lines = { removed: [], restored: null }

/** The removed lines can be restored until the cart closes, the last first. */
export function useUndo() {
  const { cart } = useActions()
  const isOpen = usePanels(panels => panels.open === 'cart')
  const [lines, setLines] = useState(NONE)
  useEffect(() => {
    if (!isOpen) setLines(NONE)
  }, [isOpen])
  const put = (line: ShownLine) => setLines(({ removed }) => ({ removed: [line, ...removed], restored: null }))
  const take = (line: ShownLine, restored: Lines['restored']) =>
    setLines(({ removed }) => ({ removed: removed.filter(other => other !== line), restored }))

  async function remove(line: ShownLine): Promise<void> {
    put(line)
    const outcome = await cart.remove(line)
    if (!outcome.ok) take(line, null)
  }

  async function undo(): Promise<void> {
    const [line] = lines.removed
    if (!line) return
    take(line, line)
    const outcome = await cart.add([toItem(line)], { kind: line.kind, suppressDrawer: true })
    if (!outcome.ok) put(line)
  }

  const line = lines.removed[0] ?? lines.restored
  return { removed: line && { line, isBack: line === lines.restored }, remove, undo, dismiss: () => setLines(NONE) }
}

function toItem(line: ShownLine): AddItem {
  const { product, attribute, unit, warehouse, additional, quantity, name, path, image, options, price } = line
  const preview = { name, path, image, options, price: price.now }
  return { product, attribute, unit, warehouse, additional, quantity, preview }
}
