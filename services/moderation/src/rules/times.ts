/** A submission is promised an answer within this time. */
export const dueWithinMs = 3_600_000
/** An unused claim expires after this time. */
export const claimFor = '15 minutes'
