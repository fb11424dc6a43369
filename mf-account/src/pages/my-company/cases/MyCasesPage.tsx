import { listMyCases } from '@sild/contract/companies/profile-operations'
import { limitOf } from '@sild/contract/permissions'
import { paths } from '@sild/paths'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useIntl, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, Card, CardTitle, Cluster, EmptyState, Stack, Text } from '@sild/ui'
import { type MyCompany, MyCompanyFrame } from '../MyCompanyFrame.tsx'
import { PlanNotice } from '../PlanNotice.tsx'
import { loadMyCompany } from '../use-my-company.ts'

export const loader = async (page: LoaderArgs) => {
  const { list } = await loadMyCompany(page)
  await Promise.all(list.map(({ guid }) => loadQuery(page, listMyCases, { params: { guid } })))
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.my-cases.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  return (
    <MyCompanyFrame tab="cases" title={intl.formatMessage({ id: 'mf-account.my-cases.title' })}>
      {(mine) => <Cases {...mine} />}
    </MyCompanyFrame>
  )
}

function Cases({ company, plan }: MyCompany) {
  const { data } = useApiQuery(listMyCases, { params: { guid: company.guid } })
  const text = useText('mf-account.my-cases')
  const limit = limitOf(plan, 'company-cases')
  const count = data.list.length
  const add = (limit === null || count < limit) && (
    <ButtonLink variant="primary" href={paths.newCase()}>
      {text('add')}
    </ButtonLink>
  )
  return (
    <Stack>
      {limit === 0 && <PlanNotice what="cases" />}
      {count === 0 && limit !== 0 && (
        <EmptyState title={text('empty')} action={add}>
          {text('empty.text')}
        </EmptyState>
      )}
      {count > 0 && (
        <>
          <Cluster justify="between">
            <Text tone="muted">{limit === null ? '' : text('count', { count, limit })}</Text>
            {add}
          </Cluster>
          <Stack as="ul" gap={12}>
            {data.list.map(({ guid, slug, name, description }) => (
              <Card as="li" key={guid} isLinked>
                <Stack gap={4}>
                  <CardTitle level={2} href={paths.myCase(slug)}>
                    {name}
                  </CardTitle>
                  <Text size={14} tone="muted" lines={3}>
                    {description}
                  </Text>
                </Stack>
              </Card>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  )
}
