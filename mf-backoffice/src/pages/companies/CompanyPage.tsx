import { getCompanyAccount } from '@sild/contract/companies/staff-operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useIntl, useLocale, useMember, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import {
  Card,
  Cluster,
  Columns,
  DateTime,
  DescriptionList,
  Heading,
  joinFacts,
  Link,
  Page,
  PageHeader,
  Stack,
} from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { ownPaths } from '../../paths.ts'
import { CompanyBadges } from './CompanyBadges.tsx'
import { companyInput } from './companies-input.ts'
import { MemberList } from './MemberList.tsx'
import { RegisterChecks } from './RegisterChecks.tsx'

// The route has the parameter.
const guidOf = ({ companyGuid }: { companyGuid?: string | undefined }): string => companyGuid!

export const loader = (page: LoaderArgs) => loadQuery(page, getCompanyAccount, companyInput(guidOf(page.params)))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.companies.company' }),
  isUnlisted: true,
}

/** A company as staff see it, with the data of its register. */
export function Component() {
  const intl = useIntl()
  const locale = useLocale()
  const { user: reader } = useMember()
  const { data: company } = useApiQuery(getCompanyAccount, companyInput(guidOf(useParams())))
  const text = useText('mf-backoffice.companies')
  const { contactPersonName, email, guid, joinedAt, location, name, phone, plan, registrationNumber, slug } = company
  const country = intl.formatDisplayName(location.countryCode, { type: 'region' })
  const contact = joinFacts([contactPersonName, email, phone])
  return (
    <Page>
      <PageHeader
        title={name}
        breadcrumbs={<BackofficeBreadcrumbs between={[{ label: text('title'), href: ownPaths.companies() }]} />}
        meta={<CompanyBadges company={company} />}
      />
      <Columns aside={<MemberList members={company.members} />}>
        <Stack gap={16}>
          <Card as="section" padding="large">
            <Stack gap={16}>
              <Heading level={2}>{text('about')}</Heading>
              <DescriptionList
                items={[
                  { term: text('number'), description: registrationNumber ?? text('number.none') },
                  { term: text('place'), description: joinFacts([location.cityTitle, country]) },
                  { term: text('since'), description: <DateTime value={joinedAt} locale={locale} format="day" /> },
                  { term: text('plan'), description: text(`plan.${plan}`) },
                  ...(contact ? [{ term: text('contact'), description: contact }] : []),
                ]}
              />
              <Cluster gap={16}>
                <Link href={paths.company(slug)}>{text('page')}</Link>
                <Link href={withQuery(paths.backofficePayments(), { query: name })}>{text('payments')}</Link>
                {reader.roles.includes('admin') && <Link href={paths.auditLog(guid)}>{text('log')}</Link>}
              </Cluster>
            </Stack>
          </Card>
          <RegisterChecks companyGuid={guid} checks={company.checks} />
        </Stack>
      </Columns>
    </Page>
  )
}
