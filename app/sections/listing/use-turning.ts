import { type MouseEvent, type SubmitEvent, use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigation } from 'react-router'

/** Whether another page of the same listing is on its way. */
export function useTurning(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname
}

/**
 * What is chosen while the listing turns waits for it: the links and fields of the page that leaves know nothing of
 * the choice before. They keep their elements, so that afterwards the same one is followed to where it then leads.
 */
export function useChoicesInTurn() {
  const isTurning = useTurning()
  const { key, pathname } = useLocation()
  const router = use(RouterContext)?.router
  const waiting = useRef<Choice[]>([])
  // A link was followed, of which React has not heard yet.
  const isLeaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation that arrived.
  useEffect(() => {
    if (isTurning) return
    isLeaving.current = false
    follow(waiting.current.shift())
  }, [isTurning, key])
  function isBusy(): boolean {
    return isTurning || isLeaving.current || isAhead()
  }
  // The address has changed and the page is still the one before: what it leads to is known to the router alone.
  function isAhead(): boolean {
    const next = router?.state.navigation.location ?? router?.state.location
    return next?.pathname === pathname && next.key !== key
  }
  function wait(event: MouseEvent | SubmitEvent, choice: Choice) {
    event.preventDefault()
    event.stopPropagation()
    if (waiting.current.includes(choice) || 'pending' in choice.dataset) return
    if (choice instanceof HTMLAnchorElement) choice.dataset.pending = ''
    waiting.current.push(choice)
  }
  function onClickCapture(event: MouseEvent) {
    const link = linkOf(event)
    if (!link) return
    if (isBusy()) wait(event, link)
    else isLeaving.current = true
  }
  function onSubmitCapture(event: SubmitEvent) {
    if (isBusy() && event.target instanceof HTMLFormElement && event.target.method === 'get') wait(event, event.target)
  }
  return { onClickCapture, onSubmitCapture }
}

type Choice = HTMLAnchorElement | HTMLFormElement

/** A link to another state of this listing that is about to be followed here. */
export function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
  return isPlain && link?.pathname === window.location.pathname ? link : null
}

function follow(element: Choice | undefined): void {
  if (element instanceof HTMLFormElement) element.requestSubmit()
  if (!(element instanceof HTMLAnchorElement)) return
  delete element.dataset.pending
  element.click()
}
