export type CookieAnswer = 'necessary' | 'analytics' | 'marketing' | 'all'

/** What the scripts of the document offer to each other and to the page that comes alive. */
export interface SildPage {
  /** Brings the page to life, once. */
  start: () => void
  /** Says that the page does not come alive, unless it has. */
  stall: () => void
  /** Listens before anything else does, and hears what came before. */
  on: <Kind extends keyof WindowEventMap>(kind: Kind, listener: (event: WindowEventMap[Kind]) => void) => void
  /** What came early has been heard by all who listen. */
  forgetEarly: () => void
  /** At once, or when the page that the browser has prepared is shown. */
  whenSeen: (run: () => void) => void
  /** Runs it when a guest's page that waits for an input is loaded and visible and the browser is idle, unless React has started. */
  whenIdle: (run: () => void) => void
  /** The anonymous token of this browser, from the server where it has none. */
  visitorToken: () => Promise<string>
  /** Path and query of the page view that was reported without React, until another page is shown. */
  reportedView?: string
  /** Runs a script by its address. */
  load: (url: string) => Promise<unknown>
  /** What the page is taken over with, where the document says only where that is. */
  readData: () => Promise<string>
  /** The page is about to be rendered again: what is held moves to it. */
  renew: () => void
  /** Holds on to what stands in the place of what was held. */
  moveHeld: (twinOf: (element: HTMLElement) => HTMLElement | undefined) => void
  /** Whether the page is on its way, or alive. */
  isStarted: boolean
  /** The browser's offer to install the portal, where it makes one. */
  installPrompt?: Event & { prompt: () => Promise<unknown> }
  /** Asks about cookies who has not answered, when it is due and nothing is being pressed. */
  askAboutCookies: () => void
  /** What was answered to it. */
  consent: () => CookieAnswer | undefined
  /** Keeps the answer. */
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
