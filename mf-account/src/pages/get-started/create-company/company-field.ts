import type { OperationForm } from '@sild/shell-api/forms'
import type { CompanyValues } from './company-values.ts'

/** What a form of a company knows of one of its fields. */
export type CompanyField<Name extends keyof CompanyValues> = (
  name: Name,
) => { label: string; error: string | undefined } & ReturnType<OperationForm<CompanyValues>['register']>
