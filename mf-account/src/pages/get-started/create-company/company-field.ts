import type { OperationForm } from '@sild/shell-api/forms'
import type { CompanyValues } from './company-values.ts'

/** Properties of a field in a company form. */
export type CompanyField<Name extends keyof CompanyValues> = (
  name: Name,
) => { label: string; error: string | undefined } & ReturnType<OperationForm<CompanyValues>['register']>
