import { proxy } from 'valtio/vanilla'

export type Panel = 'menu' | 'cart' | 'filter' | 'search' | 'login' | 'cep'

export interface PanelsState {
  /** One at a time: opening one closes the other. */
  open: Panel | null
}

export type PanelsStore = ReturnType<typeof createPanelsStore>

export function createPanelsStore() {
  const state = proxy<PanelsState>({ open: null })

  function open(panel: Panel): void {
    state.open = panel
  }

  /** Without a panel closes whichever is open. */
  function close(panel?: Panel): void {
    if (!panel || state.open === panel) state.open = null
  }

  function toggle(panel: Panel): void {
    state.open = state.open === panel ? null : panel
  }

  return { state, actions: { open, close, toggle } }
}
