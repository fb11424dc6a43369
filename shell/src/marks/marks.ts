/**
 * Set by the server with the session cookies, and readable here: the header reserves the member's place from the first
 * paint.
 */
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

/** Needs scripts. Links, forms with an address, menus and popovers work without, except those marked to be held. */
export const deadSelector =
  '#root :is([data-held],[role=button],[role=tab],button:not([popovertarget],[type=reset],form[action] :not([type=button])))'

/** The element with the hydration data, or with its address. */
export const documentDataId = 'sild-data'
export const visitorKey = 'sild.anonymous'
/** The storage key of what analytics recognises a browser by. It exists only after consent. */
export const insightKey = 'sild.insight'
