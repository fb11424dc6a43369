import type { OwnCompany } from '@sild/contract/companies/schemas'
import { type CompanyPalette, defaultPalette } from '@sild/contract/enums'
import { useIntl } from '@sild/shell-api'
import { Cluster, CompanyLogo, Stack, Text } from '@sild/ui'
import '@sild/ui/tokens/palettes.css'
import * as css from './PaletteSection.module.css'

/** The head of the company's page in the colour that is chosen at the moment. */
export function PalettePreview({ company, palette }: { company: OwnCompany; palette: CompanyPalette }) {
  const intl = useIntl()
  return (
    <Stack gap={12} data-palette={palette} aria-hidden="true" className={css.preview}>
      {!company.coverUrl && palette !== defaultPalette && <div className={css.band} />}
      <Cluster gap={12}>
        <CompanyLogo name={company.name} src={company.logoUrl} />
        <Text as="span" isStrong>
          {company.name}
        </Text>
      </Cluster>
      <span className={css.tab}>{intl.formatMessage({ id: 'mf-account.my-company.palette.tab' })}</span>
    </Stack>
  )
}
