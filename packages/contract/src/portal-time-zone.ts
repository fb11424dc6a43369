/** Time zone for counting days, and for dates in mails and documents, because their reader's zone is unknown. */
export const portalTimeZone = 'Europe/Tallinn'
