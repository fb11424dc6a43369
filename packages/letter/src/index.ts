export { type LetterTexts, writeLetter } from './letter.ts'
export type { MailPreview } from './mail-preview.ts'
