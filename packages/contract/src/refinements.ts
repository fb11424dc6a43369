import type { FieldErrorCode } from './field-codes.ts'
import { countryCodes, isSoldTo } from './companies/countries.ts'
import { limits } from './limits.ts'
import type * as z from 'zod/mini'

type Keywords = Record<string, unknown>
type Values = Record<string, number> | undefined

/** What a refinement of the contract means in JSON Schema, by the field text that it names. Both count code points. */
const keywordsOf: Partial<Record<FieldErrorCode, (values: Values) => Keywords>> = {
  required: () => ({ minLength: 1 }),
  'length-min': (values) => ({ minLength: values?.['val'] }),
  'length-max': (values) => ({ maxLength: values?.['val'] }),
  'items-max': (values) => ({ maxItems: values?.['val'] }),
  'tags-required': () => ({ minItems: limits.tags.min }),
  'price-positive': () => ({ minimum: limits.priceCents.min }),
  'price-max': () => ({ maximum: limits.priceCents.max }),
  'no-spaces': () => ({ pattern: '^\\S*$' }),
  'terms-required': () => ({ const: true }),
  'good-faith-required': () => ({ const: true }),
  link: () => ({ format: 'uri' }),
  'country-not-sold': () => ({ enum: countryCodes.filter(isSoldTo) }),
}

interface Refinement {
  _zod: { def: { params?: { code?: FieldErrorCode; values?: Values; keywords?: Keywords } } }
}

/** zod leaves refinements out of JSON Schema; ours say what they check. Bounds that every whole number has are left out. */
export function describeRefinements({
  jsonSchema,
  zodSchema,
}: {
  jsonSchema: Keywords
  zodSchema: z.core.$ZodTypes
}): void {
  // zod's own types keep what a check carries to themselves.
  const checks = (zodSchema._zod.def.checks ?? []) as unknown as Refinement[]
  for (const { _zod } of checks) {
    const { code, keywords, values } = _zod.def.params ?? {}
    if (code) Object.assign(jsonSchema, keywords ?? keywordsOf[code]?.(values))
  }
  // The format says it.
  if (jsonSchema['format'] === 'uuid') delete jsonSchema['pattern']
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
}
