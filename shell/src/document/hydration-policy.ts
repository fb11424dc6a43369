/**
 * When the browser begins to fetch and run the scripts of a document. `at-once`: with the HTML. `after-paint`: when the browser
 * says that it has painted, so that no script competes with it. `idle`: when the browser has nothing else to do. `intent`: with
 * the first movement, touch, key or focus. The one place to move it.
 */
export const hydrationPolicy: HydrationPolicy = 'after-paint'

export type HydrationPolicy = 'at-once' | 'after-paint' | 'idle' | 'intent'

/**
 * Each calls `boot()` once. A hidden tab paints nothing, so it does not wait for a paint, and one that is hidden before its
 * first is alive after two seconds. A frame is not a paint yet: the first callback of one comes before what it shows.
 */
export const startOf: Record<HydrationPolicy, string> = {
  'at-once': 'boot()',
  'after-paint':
    "{let waits=true;const begin=()=>{if(waits){waits=false;boot()}};if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))begin();else{new PerformanceObserver((_,observer)=>{observer.disconnect();begin()}).observe({type:'paint',buffered:true});setTimeout(begin,2000)}}",
  idle: '(self.requestIdleCallback??setTimeout)(boot,{timeout:2000})',
  intent:
    "{const kinds=['pointermove','pointerdown','keydown','focusin','scroll'],start=()=>{for(const kind of kinds)removeEventListener(kind,start);boot()};for(const kind of kinds)addEventListener(kind,start,{passive:true})}",
}
