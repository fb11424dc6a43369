import { getRequisites, saveRequisites } from '@sild/contract/companies/profile-operations'
import type { OwnCompany } from '@sild/contract/companies/schemas'
import { constants } from '@sild/contract/limits'
import { useApi, useIntl, useText } from '@sild/shell-api'
import { apiQuery, queryClient, showReply, useApiQuery } from '@sild/shell-api/query'
import { Text, TextField } from '@sild/ui'
import { FieldRow } from '@sild/ui/forms'
import { SavedForm } from '../my-company/SavedForm.tsx'
import { TaxChangeNotice } from '../my-company/TaxChangeNotice.tsx'
import { useSavedForm } from '../my-company/use-saved-form.ts'
import { requisitesBodyOf, requisitesValuesOf, type RequisitesValues } from './requisites-values.ts'

interface RequisitesFormProps {
  company: OwnCompany
  reloadCompany: () => Promise<unknown>
}

export function RequisitesForm({ company, reloadCompany }: RequisitesFormProps) {
  const api = useApi()
  const intl = useIntl()
  const params = { guid: company.guid }
  const { data } = useApiQuery(getRequisites, { params })
  const { queryKey } = apiQuery(api, getRequisites, { params })
  const text = useText('mf-account.requisites')
  const form = useSavedForm<typeof saveRequisites, RequisitesValues>({
    section: `requisites-${company.guid}`,
    operation: saveRequisites,
    schema: () =>
      import('@sild/contract/companies/profile-schemas').then(({ saveRequisitesBody }) => saveRequisitesBody),
    present: requisitesValuesOf(data.requisites, company),
    isNew: data.requisites === null,
    toInput: (values) => ({ params, body: { ...requisitesBodyOf(values), version: data.version } }),
    onSaved: async (saved) => {
      showReply(getRequisites, { params }, saved)
      // The company shows the change too.
      if (saved.taxChange?.requestedAt !== data.taxChange?.requestedAt) await reloadCompany()
    },
    reload: () => queryClient.invalidateQueries({ queryKey }),
    labelOf: text,
  })
  const field = (name: keyof RequisitesValues) => ({
    label: text(name),
    error: form.messageOf(name),
    ...form.register(name),
  })
  const optionalLabel = intl.formatMessage({ id: 'mf-account.company.optional' })
  return (
    <>
      <Text tone="muted">{text('description')}</Text>
      <TaxChangeNotice
        change={data.taxChange}
        companyGuid={company.guid}
        reload={async () => {
          await Promise.all([reloadCompany(), queryClient.invalidateQueries({ queryKey })])
        }}
      />
      <SavedForm form={form}>
        <TextField {...field('organisation')} autoComplete="organization" />
        <FieldRow>
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </FieldRow>
        <FieldRow>
          <TextField {...field('regCode')} hint={text('regCode.hint', { none: constants.registrationNumberNone })} />
          <TextField {...field('vatId')} optionalLabel={optionalLabel} hint={text('vatId.hint')} />
        </FieldRow>
        <TextField {...field('orgAddress')} autoComplete="address-line1" />
        <TextField {...field('additionalAddress')} optionalLabel={optionalLabel} autoComplete="address-line2" />
        <FieldRow>
          <TextField {...field('postalCode')} autoComplete="postal-code" />
          <TextField {...field('mobilePhone')} type="tel" autoComplete="tel" />
        </FieldRow>
      </SavedForm>
    </>
  )
}
