/** Ids, revisions, times and our own names: all that a payload may hold by rule. Other text may be a user's words. */
const isOurs = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && ours.test(value))
const ours = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|[a-z]+(?:-[a-z]+){0,3}|)$/
const HIDDEN = '•••'
const MAX_VALUES = 20

export interface ShownValue {
  readonly name: string
  readonly value: string
}

/** A payload as the staff may see it, value by value. Words of users stay hidden. */
export function shownPayload(payload: unknown): ShownValue[] {
  const values = flatten(payload, '')
  return values.length > MAX_VALUES ? [...values.slice(0, MAX_VALUES), { name: '…', value: '…' }] : values
}

function flatten(value: unknown, name: string): ShownValue[] {
  if (value === null || value === undefined) return [{ name, value: '–' }]
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name === '' ? key : `${name}.${key}`))
  return [{ name, value: isOurs(value) ? String(value) : HIDDEN }]
}

const MAX_LETTERS = 300
/** An error may quote its input: addresses, telephone numbers, texts in quotes. */
const quoted = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+|\+?\d[\d ()-]{7,}\d|"[^"]*"|'[^']*'|“[^”]*”/g

/** JSON in a message: it does not help an operator. */
const structured = /[[{]\s*[[{"].*$/s

/** Why a job failed, without possible words of users. */
export const shownReason = (reason: string | undefined): string =>
  (reason ?? '')
    .replace(structured, '…')
    .replace(quoted, (found) => (/^[\da-f-]+$/i.test(found) ? found : HIDDEN))
    .slice(0, MAX_LETTERS)
