/** Set by the server beside the session cookies, readable here: the header keeps the member's place from the first paint. */
export const memberHintCookie = 'session-hint=member'
export const themeKey = 'sild.theme'
export const regionKey = 'sild.region'

/** Dispatched on `window` with every answer to the cookie question. */
export const consentEvent = 'sild:consent'
/** The BroadcastChannel for changes of consent between tabs. */
export const consentChannel = 'sild.consent'
export const cookieQuestionId = 'cookies'

/** Shown if hydration fails; its text is in the document. */
export const stalledId = 'stalled'
/** Shown while a user's action waits for the connection. */
export const offlineId = 'offline'

/** The element that holds the page, inside the frame. */
export const contentId = 'content'

/**
 * Does nothing without scripts. Links, forms with an address, menus and popovers work by themselves, but for what asks to be held.
 */
export const deadSelector =
  '#root :is([data-held],[role=button],[role=tab],button:not([popovertarget],[type=reset],form[action] :not([type=button])))'

/** The element with what React takes the page over with, or with the address of that. */
export const documentDataId = 'sild-data'
export const visitorKey = 'sild.anonymous'
/** The storage key of what analytics recognises a browser by. It exists only after consent. */
export const insightKey = 'sild.insight'
