import { proxy, ref } from 'valtio/vanilla'

/** Options of one kind, such as flavours. */
interface ShopAttribute {
  name: string
  options: readonly { id: number; label: string }[]
}

interface ShopState {
  /** 0: the API names none. */
  storeId: number
  /** Of the product that is shown. */
  attributes: readonly ShopAttribute[]
  /** Spec 4: the window is narrower than 1024 px. False on the server. */
  isMobile: boolean
}

/** Spec 3: what is global and not the shopper's. */
export function createShopStore(storeId = 0) {
  const state = proxy<ShopState>({ storeId, attributes: ref([]), isMobile: false })

  function setAttributes(attributes: readonly ShopAttribute[]): void {
    state.attributes = ref(attributes)
  }

  /** The only place where script asks for the width. Returns the function that ends it. */
  function watchWidth(): () => void {
    const narrow = matchMedia('(width < 1024px)')
    const follow = () => {
      state.isMobile = narrow.matches
    }
    follow()
    narrow.addEventListener('change', follow)
    return () => narrow.removeEventListener('change', follow)
  }

  return { state, actions: { setAttributes, watchWidth } }
}
