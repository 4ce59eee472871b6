import { proxy } from 'valtio/vanilla'

export type Panel = 'menu' | 'cart' | 'filter' | 'search' | 'login' | 'cep'

export interface PanelsState {
  /** Opening one panel closes the other. */
  open: Panel | null
}

export type PanelsStore = ReturnType<typeof createPanelsStore>

export function createPanelsStore() {
  const state = proxy<PanelsState>({ open: null })

  function open(panel: Panel): void {
    state.open = panel
  }

  /** Closes any open panel when called without an argument. */
  function close(panel?: Panel): void {
    if (!panel || state.open === panel) state.open = null
  }

  function toggle(panel: Panel): void {
    state.open = state.open === panel ? null : panel
  }

  return { state, actions: { open, close, toggle } }
}
