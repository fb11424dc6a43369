import { createCase, listMyCases, updateCase } from '@sild/contract/companies/profile-operations'
import { caseLimits, type OwnCase } from '@sild/contract/companies/shapes'
import { limits } from '@sild/contract/limits'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useIntl, useText } from '@sild/shell-api'
import { queryClient } from '@sild/shell-api/query'
import { Link, Stack, TextField } from '@sild/ui'
import { TextArea } from '@sild/ui/forms'
import type { MyCompany } from '../MyCompanyFrame.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { PictureList } from '../pictures/PictureList.tsx'
import { SavedForm } from '../SavedForm.tsx'
import { useSavedForm } from '../use-saved-form.ts'
import { caseBodyOf, type CaseValues, caseValuesOf, linesOf } from './case-values.ts'
import { CaseDeletion } from './CaseDeletion.tsx'
import { CasePictures } from './CasePictures.tsx'

const textIds = { name: 'name', description: 'description', items: 'items', coverUrl: 'cover', media: 'media' }
const coverShape = { aspect: 2, width: 1600 }

const showValue = (name: keyof CaseValues, values: CaseValues) =>
  values[name] && (name === 'coverUrl' || name === 'media') ? <CasePictures lines={values[name]} /> : values[name]

/** Writes a new case, or changes one that is there. */
export function CaseEditor({ company, reload, present }: MyCompany & { present: OwnCase | null }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const text = useText('mf-account.my-case')
  const reloadCases = () => queryClient.invalidateQueries({ queryKey: [listMyCases.path] })
  const form = useSavedForm({
    section: `case-${present?.guid ?? 'new'}`,
    operation: present ? updateCase : createCase,
    schema: async () => {
      const { createCaseBody, updateCaseBody } = await import('@sild/contract/companies/profile-schemas')
      return present ? updateCaseBody : createCaseBody
    },
    present: caseValuesOf(present),
    isNew: present === null,
    toInput: (values) =>
      present
        ? { params: { id: present.guid }, body: { ...caseBodyOf(values), version: present.version } }
        : { params: { guid: company.guid }, body: caseBodyOf(values) },
    onSaved: async () => {
      await Promise.all([reloadCases(), reload()])
      await navigate(paths.myCases())
    },
    reload: reloadCases,
    labelOf: (name) => text(textIds[name]),
    showValue,
  })
  const field = (name: 'name' | 'description' | 'items') => ({
    label: text(name),
    error: form.messageOf(name),
    ...form.register(name),
  })
  const change = (name: 'coverUrl' | 'media', value: string) => form.setValue(name, value, { shouldDirty: true })
  return (
    <Stack gap={24}>
      <Link isAlone href={paths.myCases()}>
        {text('back')}
      </Link>
      <SavedForm form={form} actions={present && <CaseDeletion present={present} onDeleted={reload} />}>
        <TextField {...field('name')} maxLength={limits.caseName.max} />
        <TextArea
          {...field('description')}
          defaultValue={present?.description ?? ''}
          rows={10}
          limit={limits.description.max}
          remainingText={(remaining) => intl.formatMessage({ id: 'mf-account.company.remaining' }, { remaining })}
        />
        <TextArea {...field('items')} rows={4} hint={text('items.hint', { max: caseLimits.items })} />
        <PictureField
          name="case-cover"
          label={text('cover')}
          url={form.watch('coverUrl') || null}
          shape={coverShape}
          onChange={(url) => change('coverUrl', url ?? '')}
        />
        <PictureList
          name="case-media"
          label={text('media')}
          most={caseLimits.media}
          value={form.watch('media')}
          onEdit={(edit) => change('media', edit(linesOf(form.getValues('media'))).join('\n'))}
        />
      </SavedForm>
    </Stack>
  )
}
