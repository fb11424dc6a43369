import { listCountries } from '@sild/contract/content/operations'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { loadQuery } from '@sild/shell-api/query'
import { AboutSection } from './AboutSection.tsx'
import { ContactsSection } from './ContactsSection.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { LinksSection } from './LinksSection.tsx'
import { MyCompanyFrame } from './MyCompanyFrame.tsx'
import { PaletteSection } from './PaletteSection.tsx'
import { PicturesSection } from './pictures/PicturesSection.tsx'
import { QualificationsSection } from './QualificationsSection.tsx'
import { StatisticsSection } from './StatisticsSection.tsx'
import { loadMyCompany } from './use-my-company.ts'

export const loader = async (page: LoaderArgs) => {
  await Promise.all([loadMyCompany(page), loadQuery(page, listCountries, {})])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.my-company.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  return (
    <MyCompanyFrame tab="overview" title={intl.formatMessage({ id: 'mf-account.my-company.title' })}>
      {(mine) => (
        <>
          <PicturesSection {...mine} />
          <PaletteSection {...mine} />
          <AboutSection {...mine} />
          <QualificationsSection {...mine} />
          {/* The key resets the form when a change of tax is requested or decided. */}
          <DetailsSection key={mine.company.taxChange?.requestedAt ?? 'settled'} {...mine} />
          <ContactsSection {...mine} />
          <LinksSection {...mine} />
          <StatisticsSection company={mine.company} />
          <DeletionSection company={mine.company} />
        </>
      )}
    </MyCompanyFrame>
  )
}
