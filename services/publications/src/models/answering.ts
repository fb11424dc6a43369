/** From fewer responses nothing is said about a company. */
export const fewestReceived = 5
/** What came before is another time. */
export const answeringDays = 180
/** A younger response that waits says nothing yet. */
export const patienceHours = 72
/** Of a company with more, the latest speak. */
export const mostReceived = 200
