import { updateCompany } from '@sild/contract/companies/operations'
import { type CompanyPalette, companyPalettes, defaultPalette } from '@sild/contract/enums'
import { limitOf } from '@sild/contract/permissions'
import { useIntl } from '@sild/shell-api'
import { RadioGroup } from '@sild/ui/forms'
import { SettingsSection } from '../settings/SettingsSection.tsx'
import type { MyCompany } from './MyCompanyFrame.tsx'
import * as css from './PaletteSection.module.css'
import { PalettePreview } from './PalettePreview.tsx'
import { PlanNotice } from './PlanNotice.tsx'
import { SavedForm } from './SavedForm.tsx'
import { useSavedForm } from './use-saved-form.ts'

export function PaletteSection({ company, plan, keep, reload }: MyCompany) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id: `mf-account.my-company.palette${id}` })
  const form = useSavedForm<typeof updateCompany, { palette: CompanyPalette }>({
    section: 'palette',
    operation: updateCompany,
    schema: () => import('@sild/contract/companies/schemas').then(({ updateCompanyBody }) => updateCompanyBody),
    present: { palette: company.palette },
    toInput: ({ palette }) => ({ params: { guid: company.guid }, body: { palette, version: company.version } }),
    onSaved: keep,
    reload,
    labelOf: () => text('.label'),
    showValue: (_name, { palette }) => text(`.${palette}`),
  })
  const isInPlan = limitOf(plan, 'company-personalization') !== 0
  // A palette that is stored without the plan can only be removed.
  const choices = isInPlan ? companyPalettes : [defaultPalette, company.palette]
  return (
    <SettingsSection title={text('')} description={text('.text')}>
      {!isInPlan && <PlanNotice what="palette" />}
      {new Set(choices).size > 1 && (
        <SavedForm form={form}>
          <RadioGroup
            layout="cards"
            label={text('.label')}
            error={form.messageOf('palette')}
            options={choices.map((palette) => ({
              value: palette,
              label: (
                <span className={css.choice}>
                  <span className={css.swatch} data-palette={palette} />
                  {text(`.${palette}`)}
                </span>
              ),
            }))}
            {...form.register('palette')}
          />
          <PalettePreview company={company} palette={form.watch('palette')} />
        </SavedForm>
      )}
    </SettingsSection>
  )
}
