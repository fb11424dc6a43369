import { updateCompany } from '@sild/contract/companies/operations'
import { useIntl } from '@sild/shell-api'
import type { ReactNode } from 'react'
import { companyBodyOf, type CompanyValues } from '../get-started/create-company/company-values.ts'
import { pick, valuesOf } from './company-values.ts'
import type { MyCompany } from './MyCompanyFrame.tsx'
import { useSavedForm } from './use-saved-form.ts'

/** A form for some fields of the own company. The others are sent by their own forms. */
export function useCompanySection<Name extends keyof CompanyValues>(
  section: string,
  names: readonly Name[],
  { company, keep, reload }: MyCompany,
  showValue?: (name: Name, values: Pick<CompanyValues, Name>) => ReactNode,
) {
  type Values = Pick<CompanyValues, Name>
  const intl = useIntl()
  const present = valuesOf(company)
  const labelOf = (name: Name) => intl.formatMessage({ id: `mf-account.company.${name}` })
  const form = useSavedForm<typeof updateCompany, Values>({
    section,
    operation: updateCompany,
    schema: () => import('@sild/contract/companies/schemas').then(({ updateCompanyBody }) => updateCompanyBody),
    present: pick(present, names),
    toInput: (values) => ({
      params: { guid: company.guid },
      body: { ...pick(companyBodyOf({ ...present, ...values }), names), version: company.version },
    }),
    onSaved: keep,
    reload,
    labelOf,
    showValue,
  })
  const field = (name: Name) => {
    // A name of the values is a path of them.
    const path = name as unknown as Parameters<typeof form.messageOf>[0]
    return {
      label: labelOf(name),
      error: form.messageOf(path),
      ...form.register(path),
    }
  }
  return { form, field, text: textOf(intl) }
}

const textOf =
  (intl: ReturnType<typeof useIntl>) =>
  (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id: `mf-account.company.${id}` }, values)
