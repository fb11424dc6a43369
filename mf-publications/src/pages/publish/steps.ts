import type { PublicationValues } from './publication-values.ts'

export const steps = ['basics', 'skills', 'terms', 'extras', 'check'] as const
export type Step = (typeof steps)[number]

export const fieldsOfStep: Record<Step, readonly (keyof PublicationValues)[]> = {
  basics: ['name', 'speciality', 'categoryId', 'segment', 'description'],
  skills: ['tags', 'workExperience', 'languages'],
  terms: [
    'workType',
    'paymentType',
    'budgetFromCents',
    'budgetToCents',
    'budgetPerHourCents',
    'projectDuration',
    'hoursPerWeek',
    'locations',
  ],
  extras: ['media', 'cvUrl', 'translations'],
  check: [],
}

export const stepOf = (name: string | null): Step => steps.find((step) => step === name) ?? 'basics'

/** The step of a field; errors of other fields are shown on the last step. */
export const stepOfField = (path: string): Step =>
  steps.find((step) => fieldsOfStep[step].some((field) => path === field || path.startsWith(`${field}.`))) ?? 'check'
