import { addWorkingTime } from './working-time.ts'

/** The working time within which support promises an answer. */
const ANSWER_WITHIN_MS = 4 * 3_600_000

/** The time by which support promises an answer. */
export const promisedAnswer = (askedAt: Date): Date => addWorkingTime(askedAt, ANSWER_WITHIN_MS)
