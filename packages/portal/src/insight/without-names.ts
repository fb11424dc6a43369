/** What a person typed may stand in a message: addresses of mail do not stay in it. */
export const withoutNames = (message: string): string => message.replaceAll(/[^\s"'<>]+@[^\s"'<>]+\.[a-z]{2,}/gi, '…')
