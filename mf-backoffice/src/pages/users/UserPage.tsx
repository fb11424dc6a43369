import { getUserAccount } from '@sild/contract/accounts/staff-operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useLocale, useMember, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import {
  Badge,
  Card,
  Cluster,
  Columns,
  DateTime,
  DescriptionList,
  Heading,
  Link,
  Notice,
  Page,
  PageHeader,
  Stack,
} from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { ownPaths } from '../../paths.ts'
import { AddressMoves } from './AddressMoves.tsx'
import { RestoreForm } from './RestoreForm.tsx'
import { SessionList } from './SessionList.tsx'
import { SuspendCard } from './SuspendCard.tsx'
import { SuspensionList } from './SuspensionList.tsx'
import { ViewAsForm } from './ViewAsForm.tsx'
import { userInput } from './users-input.ts'

// The route has the parameter.
const guidOf = ({ userGuid }: { userGuid?: string | undefined }): string => userGuid!

export const loader = (page: LoaderArgs) => loadQuery(page, getUserAccount, userInput(guidOf(page.params)))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.users.user' }),
  isUnlisted: true,
}

/** A user's account, and the staff's actions on it. */
export function Component() {
  const locale = useLocale()
  const { user: reader } = useMember()
  const { data: user } = useApiQuery(getUserAccount, userInput(guidOf(useParams())))
  const text = useText('mf-backoffice.users')
  const { company, email, guid, isBeyondReader, isVerified, joinedAt, plan, suspendedAt, userType } = user
  return (
    <Page>
      <PageHeader
        title={email}
        breadcrumbs={<BackofficeBreadcrumbs between={[{ label: text('title'), href: paths.backofficeUsers() }]} />}
        meta={suspendedAt && <Badge tone="danger">{text('suspended')}</Badge>}
      />
      <Columns
        aside={
          <Stack gap={16}>
            {user.roles.length === 0 && !suspendedAt && <ViewAsForm userGuid={guid} />}
            {isBeyondReader ? (
              <Notice title={text('beyond')}>{text('beyond.text')}</Notice>
            ) : suspendedAt ? (
              <RestoreForm userGuid={guid} />
            ) : (
              <SuspendCard user={user} />
            )}
          </Stack>
        }
      >
        <Stack gap={16}>
          <Card as="section" padding="large">
            <Stack gap={16}>
              <Heading level={2}>{text('account')}</Heading>
              <DescriptionList
                items={[
                  { term: text('type'), description: text(`type.${userType}`) },
                  { term: text('joined'), description: <DateTime value={joinedAt} locale={locale} format="day" /> },
                  {
                    term: text('address'),
                    description: text(isVerified ? 'address.confirmed' : 'address.unconfirmed'),
                  },
                  { term: text('language'), description: text(`language.${user.locale}`) },
                  {
                    term: text('company'),
                    description: company ? (
                      <Link href={ownPaths.company(company.guid)}>{company.name}</Link>
                    ) : (
                      text('company.none')
                    ),
                  },
                  ...(plan ? [{ term: text('plan'), description: text(`plan.${plan}`) }] : []),
                ]}
              />
              <Cluster gap={16}>
                <Link href={withQuery(paths.supportInbox(), { query: email })}>{text('tickets')}</Link>
                {company && (
                  <Link href={withQuery(paths.backofficePayments(), { query: company.name })}>{text('payments')}</Link>
                )}
                {!isBeyondReader && <Link href={paths.supportAccounts(email)}>{text('change-address')}</Link>}
                {reader.roles.includes('admin') && <Link href={paths.auditLog(guid)}>{text('log')}</Link>}
              </Cluster>
            </Stack>
          </Card>
          <AddressMoves user={user} />
          <SuspensionList suspensions={user.suspensions} />
          <SessionList sessions={user.sessions} />
        </Stack>
      </Columns>
    </Page>
  )
}
