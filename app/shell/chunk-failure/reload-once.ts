/** Spec 8: a chunk that fails to load reloads the page, at most once in this time. */
const RELOAD_INTERVAL_MS = 60_000

/**
 * Inlined in every document, before anything that can fail to load. After a deploy an open page requests files that no
 * longer exist. The reload fetches the new build's page for the address that the shopper was going to.
 * - The time of the last reload is kept in session storage and in the history entry, for browsers that block storage.
 * - `vite:preloadError` comes from the app's own imports and from failed renders, `chunk:failed` from the router's
 *   (worker/tasks/patches.ts), `error` from the document's own scripts and styles.
 * - A failed prefetch of the router is ignored. A failure on Back makes the page throw, and entry.client.tsx reloads it.
 * - Without a connection there is no reload: it would lose the page.
 * - Back or Forward before the router exists would hydrate the document at another page's address: it reloads, too.
 * - The mark `reload` keeps a document from being hydrated in the meantime.
 * Plain, short and for old browsers: every page includes these bytes.
 */
export const RELOAD_ONCE = `(function(k){
var at=here()
function here(){return location.pathname+location.search}
function failed(){
var s=history.state||{},n=Date.now(),p=s[k]||0,v=window.routing,to=v&&v.to
try{p=Math.max(p,+sessionStorage[k]||0)}catch(e){}
if(!navigator.onLine||n-p<${RELOAD_INTERVAL_MS})return
try{sessionStorage[k]=n}catch(e){}
s[k]=n
history[to&&to!==here()+location.hash?'pushState':'replaceState'](s,'',to)
reload()
return 1
}
function reload(){
at=performance.mark('reload')
location.reload()
}
addEventListener('vite:preloadError',failed)
addEventListener('chunk:failed',function(e){
var v=window.routing
if((!v||v.calls)&&failed())e.preventDefault()
})
addEventListener('error',function(e){
var t=e.target||{}
if(t.type==='module'||/^(modulepreload|stylesheet)$/.test(t.rel))failed()
},true)
addEventListener('popstate',function(){if(!window.routing&&here()!==at)reload()})
})('chunkReload')`
