import type * as z from 'zod/mini'
import { type FieldErrorCode, fieldErrorCodes } from './field-codes.ts'

type Issue = z.core.$ZodIssue
export interface FieldProblem {
  code: FieldErrorCode
  values?: Record<string, string | number>
}

const isFieldErrorCode = (value: unknown): value is FieldErrorCode => fieldErrorCodes.some((code) => code === value)

function sizeProblem(side: 'min' | 'max', origin: string, limit: number): FieldProblem {
  const noun = origin === 'string' ? 'length' : origin === 'array' || origin === 'set' ? 'items' : 'value'
  if (side === 'min' && noun === 'length' && limit <= 1) return { code: 'required' }
  return { code: `${noun}-${side}`, values: { val: limit } }
}

const isMissing = (value: unknown): boolean => value === undefined || value === null

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined),
    input,
  )

function problemOf(issue: Issue, value: unknown): FieldProblem {
  switch (issue.code) {
    case 'custom':
      return isFieldErrorCode(issue.params?.['code'])
        ? { code: issue.params['code'], values: issue.params['values'] }
        : { code: 'invalid' }
    case 'too_small':
      return sizeProblem('min', issue.origin, Number(issue.minimum))
    case 'too_big':
      return sizeProblem('max', issue.origin, Number(issue.maximum))
    case 'invalid_type':
      return { code: isMissing(value) ? 'required' : 'invalid' }
    case 'invalid_value':
      return { code: isMissing(value) ? 'choice-required' : 'invalid' }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : 'invalid' }
    default:
      return { code: 'invalid' }
  }
}

/** Maps what zod found in `input` to codes per dotted path; the first problem of a path wins. Used alike by services and forms. */
export function fieldProblems(issues: readonly Issue[], input: unknown): Record<string, FieldProblem> {
  // Without a prototype, a property called `valueOf` is a problem like any other.
  const problems: Record<string, FieldProblem> = Object.create(null)
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) problems[path ? `${path}.${key}` : key] ??= { code: 'unknown-property' }
    else problems[path] ??= problemOf(issue, valueAt(input, issue.path))
  }
  return problems
}
