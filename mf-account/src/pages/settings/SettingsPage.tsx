import {
  getMailingConfiguration,
  getReferral,
  getSecondFactor,
  listDocuments,
  listSessions,
} from '@sild/contract/accounts/operations'
import { listViewings } from '@sild/contract/accounts/viewing-operations'
import { getMailAddress } from '@sild/contract/mails/operations'
import { getNewsPreferences, listPushDevices } from '@sild/contract/notifications/operations'
import { listPromoCodes } from '@sild/contract/billing/operations'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { loadQuery } from '@sild/shell-api/query'
import { Columns, Page, PageHeader, Stack } from '@sild/ui'
import { DataSection } from './DataSection.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { FeedbackSection } from './FeedbackSection.tsx'
import { MailingSection } from './MailingSection.tsx'
import { NewsSection } from './NewsSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PushSection } from './PushSection.tsx'
import { PromoSection } from './PromoSection.tsx'
import { ReferralSection } from './ReferralSection.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SettingsNavigation } from './SettingsNavigation.tsx'
import * as css from './SettingsPage.module.css'
import { ViewingsSection } from './ViewingsSection.tsx'

export const loader = async (page: LoaderArgs) => {
  await Promise.all([
    loadQuery(page, getSecondFactor, {}),
    loadQuery(page, listSessions, {}),
    loadQuery(page, listViewings, {}),
    loadQuery(page, getMailingConfiguration, {}),
    loadQuery(page, getMailAddress, {}),
    loadQuery(page, getNewsPreferences, {}),
    loadQuery(page, listPushDevices, {}),
    loadQuery(page, listDocuments, {}),
    loadQuery(page, getReferral, {}),
    loadQuery(page, listPromoCodes, {}),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.settings.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  return (
    <Page>
      <PageHeader title={intl.formatMessage({ id: 'mf-account.settings.title' })} />
      <Columns asideSide="start" isAsideSticky aside={<SettingsNavigation />}>
        <Stack gap={24} className={css.sections}>
          <EmailSection />
          <PasswordSection />
          <SecondFactorSection />
          <SessionsSection />
          <ViewingsSection />
          <MailingSection />
          <NewsSection />
          <PushSection />
          <PromoSection />
          <ReferralSection />
          <DocumentsSection />
          <FeedbackSection />
          <DataSection />
          <DeletionSection />
        </Stack>
      </Columns>
    </Page>
  )
}
