/** How long a panel may wait for its code before its link is followed. */
const PATIENCE_MS = 10_000

/**
 * Stands in every document. Before the scripts are there, a tap on a link with `data-opens` opens the dialog of that id, as
 * the server wrote it, and the dialog's own code fills it (`data-waits` is gone then). Where that code does not come, the link
 * is followed, as without scripts.
 * Written by hand, small and for old browsers too: it is in every page's bytes.
 */
export const EARLY_TAPS = `addEventListener('click',function(e){
if(e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||!e.target.closest)return
var t=e.target.closest('[data-opens]'),d=t&&document.getElementById(t.dataset.opens),m=t&&t.closest('dialog')
if(!d||!d.showModal||d.open)return
e.preventDefault()
if(m)m.close()
d.showModal()
function follow(){if(d.open&&d.querySelector('[data-waits]'))location.assign(t.href)}
setTimeout(follow,${PATIENCE_MS})
addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')follow()},true)
})`
