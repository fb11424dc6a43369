import { addWorkingTime } from './working-time.ts'

/** Support promises an answer within so much working time. */
const ANSWER_WITHIN_MS = 4 * 3_600_000

export const promisedAnswer = (askedAt: Date): Date => addWorkingTime(askedAt, ANSWER_WITHIN_MS)
