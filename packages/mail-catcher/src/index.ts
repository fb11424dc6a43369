export type { CaughtMail } from './caught-mail.ts'
export { type MailCatcher, type MailCatcherOptions, startMailCatcher } from './start-mail-catcher.ts'
