export type CookieAnswer = 'necessary' | 'analytics' | 'marketing' | 'all'

/** Interface between the scripts of the document and the hydrated page. */
export interface SildPage {
  /** Hydrates the page, once. */
  start: () => void
  /** Shows that hydration failed, unless the page is hydrated. */
  stall: () => void
  /** Adds a listener that runs before all others and also receives earlier events. */
  on: <Kind extends keyof WindowEventMap>(kind: Kind, listener: (event: WindowEventMap[Kind]) => void) => void
  /** Drops the stored early events, once all listeners have received them. */
  forgetEarly: () => void
  /** Runs at once, or when a prerendered page is shown. */
  whenSeen: (run: () => void) => void
  /** Runs it when a guest's page that waits for an input is loaded and visible and the browser is idle, unless React has started. */
  whenIdle: (run: () => void) => void
  /** The anonymous token of this browser; queried from the server if it has none. */
  visitorToken: () => Promise<string>
  /** Path and query of the page view that was reported without React, until another page is shown. */
  reportedView?: string
  /** Runs a script by its address. */
  load: (url: string) => Promise<unknown>
  /** The data for hydration, if the document has only its address. */
  readData: () => Promise<string>
  /** Called before the page is rendered again: held inputs move to it. */
  renew: () => void
  /** Moves held inputs to the new elements. */
  moveHeld: (newElementOf: (element: HTMLElement) => HTMLElement | undefined) => void
  /** Whether hydration has started. */
  isStarted: boolean
  /** The deferred install prompt, if the browser has fired it. */
  installPrompt?: Event & { prompt: () => Promise<unknown> }
  /** Shows the cookie question to users without an answer, when it is due and nothing is being pressed. */
  askAboutCookies: () => void
  /** The stored answer. */
  consent: () => CookieAnswer | undefined
  /** Stores the answer. */
  answerCookies: (answer: CookieAnswer) => void
  /** The user wants to choose categories of cookies, which needs the hydrated page. */
  isChoosingCookies: boolean
  /** Removes the cookie question. */
  withdrawCookies: () => void
}

declare global {
  interface Navigator {
    /** Only in browsers that support it. */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
  }
  var sildPage: SildPage
}
