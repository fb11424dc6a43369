import EmailReplyParser from 'email-reply-parser'

/** What somebody wrote above the mail that they answer, without its quote and without their signature. */
export const replyText = (text: string): string => new EmailReplyParser().read(text).getVisibleText().trim()
