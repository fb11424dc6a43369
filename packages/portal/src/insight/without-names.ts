/** A message may contain typed text, so email addresses are removed from it. */
export const withoutNames = (message: string): string => message.replaceAll(/[^\s"'<>]+@[^\s"'<>]+\.[a-z]{2,}/gi, '…')
