/**
 * When the browser begins to fetch and run the scripts of a document. `at-once`: with the HTML. `after-paint`: when the first
 * paint is done, so that no script competes with it. `idle`: when the browser has nothing else to do. `intent`: with the first
 * movement, touch, key or focus. The one place to move it.
 */
export const hydrationPolicy: HydrationPolicy = 'after-paint'

export type HydrationPolicy = 'at-once' | 'after-paint' | 'idle' | 'intent'

/** Each calls `boot()` once. A hidden tab paints nothing, so it does not wait for a paint. */
export const startOf: Record<HydrationPolicy, string> = {
  'at-once': 'boot()',
  'after-paint': 'document.hidden?boot():requestAnimationFrame(()=>setTimeout(boot))',
  idle: '(self.requestIdleCallback??setTimeout)(boot,{timeout:2000})',
  intent:
    "{const kinds=['pointermove','pointerdown','keydown','focusin','scroll'],start=()=>{for(const kind of kinds)removeEventListener(kind,start);boot()};for(const kind of kinds)addEventListener(kind,start,{passive:true})}",
}
