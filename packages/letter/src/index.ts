export { type LetterTexts, writeLetter } from './letter.ts'
