import { proxy } from 'valtio/vanilla'

type Panel = 'menu' | 'cart' | 'filter' | 'search' | 'login' | 'cep'

export type PanelsStore = ReturnType<typeof createPanelsStore>

export function createPanelsStore() {
  const state = proxy<{ open: Panel | null }>({ open: null })

  function open(panel: Panel): void {
    state.open = panel
  }

  function close(panel?: Panel): void {
    if (!panel || state.open === panel) state.open = null
  }

  return { state, actions: { open, close } }
}
