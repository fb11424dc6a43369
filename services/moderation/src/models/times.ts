/** A submission is promised an answer within this time. */
export const dueWithinMs = 3_600_000
/** A claim that is not used goes back into the queue. */
export const claimFor = '15 minutes'
