/** Whose days are counted, and written in mails and documents: nobody knows where their reader is. */
export const portalTimeZone = 'Europe/Tallinn'
