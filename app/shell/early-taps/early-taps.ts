const PATIENCE_MS = 10_000

/**
 * Inlined in every document. Before hydration, a tap on a link with `data-opens` opens the server-rendered dialog of that
 * id. The dialog's own code then fills it and removes `data-waits`. If the code does not load, the browser follows the
 * link, as without scripts.
 * Plain, short and for old browsers: every page includes these bytes.
 */
export const EARLY_TAPS = `addEventListener('click',function(e){
if(e.defaultPrevented||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return
var t=e.target.closest('[data-opens]'),d=t&&document.getElementById(t.dataset.opens),m=t&&t.closest('dialog')
if(!d||!d.showModal||d.open)return
e.preventDefault()
if(m)m.close()
d.showModal()
function follow(){if(d.open&&d.querySelector('[data-waits]'))location.assign(t.href)}
setTimeout(follow,${PATIENCE_MS})
addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')follow()},true)
})`
