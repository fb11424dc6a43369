import { updateCompany } from '@sild/contract/companies/operations'
import { limitOf } from '@sild/contract/permissions'
import { isApiError, useFailureText, useNotify, useText } from '@sild/shell-api'
import { useApiMutation } from '@sild/shell-api/query'
import { SettingsSection } from '../../settings/SettingsSection.tsx'
import type { MyCompany } from '../MyCompanyFrame.tsx'
import { PlanNotice } from '../PlanNotice.tsx'
import { PictureField } from './PictureField.tsx'

const logoShape = { aspect: 1, width: 512 }
const coverShape = { aspect: 11 / 2, width: 1540 }

export function PicturesSection({ company, plan, keep, reload }: MyCompany) {
  const notify = useNotify()
  const failureText = useFailureText()
  const text = useText('mf-account.my-company')
  const saving = useApiMutation(updateCompany, {
    onSuccess: (saved) => {
      keep(saved)
      notify({ tone: 'success', text: text('saved') })
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'company-changed-meanwhile') void reload()
      notify({ tone: 'error', text: failureText(error) })
    },
  })
  const change = (pictures: { logoUrl: string | null } | { coverUrl: string | null }) =>
    saving.mutate({ params: { guid: company.guid }, body: { ...pictures, version: company.version } })
  return (
    <SettingsSection title={text('pictures')}>
      <PictureField
        name="company-logo"
        label={text('logo')}
        url={company.logoUrl}
        shape={logoShape}
        onChange={(logoUrl) => change({ logoUrl })}
      />
      {limitOf(plan, 'company-cover') === 0 && !company.coverUrl ? (
        <PlanNotice what="cover" />
      ) : (
        <PictureField
          name="company-cover"
          label={text('cover')}
          url={company.coverUrl}
          shape={coverShape}
          onChange={(coverUrl) => change({ coverUrl })}
        />
      )}
    </SettingsSection>
  )
}
